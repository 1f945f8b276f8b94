import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the plain model but for one mistake: what a wrong implementation doesn't get
/// wrong, it leaves to the model.
protocol WrongFormatting: PatternImplementation {}

extension WrongFormatting {
  /// Formatting as it should be.
  var model: ModelPatterns { ModelPatterns() }

  func pattern(
    _ text: String, in notation: PatternNotation
  ) throws(PatternError) -> Pattern {
    try model.pattern(text, in: notation)
  }

  func text(
    of pattern: Pattern, in notation: PatternNotation
  ) throws(PatternError) -> String {
    try model.text(of: pattern, in: notation)
  }

  func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String {
    model.formatted(text, by: pattern, policies)
  }

  func content(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    model.content(of: text, in: pattern, policies)
  }

  func value(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    model.value(of: text, in: pattern, policies)
  }

  func isComplete(_ text: String, in pattern: Pattern, _ policies: PatternPolicies) -> Bool {
    model.isComplete(text, in: pattern, policies)
  }

  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    model.field(pattern, policies)
  }
}
