import InputRules
import InputRulesModel
import Testing

/// The reference's answer, which must be the model's too: an example that stands for both finds a
/// mistake that both make.
func both<Answer: Equatable>(
  _ reference: Answer, _ model: Answer, at place: SourceLocation = #_sourceLocation
) -> Answer {
  #expect(reference == model, "the reference's and the model's", sourceLocation: place)
  return reference
}

/// What patterns write and read.
struct Patterns {
  private let model = ModelPatterns()

  func pattern(_ text: String, in notation: PatternNotation) throws -> Pattern {
    try both(Pattern(text, in: notation), model.pattern(text, in: notation))
  }

  func text(of pattern: Pattern, in notation: PatternNotation) throws -> String {
    try both(pattern.text(in: notation), model.text(of: pattern, in: notation))
  }

  func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String {
    both(
      PatternField(pattern, policies).formatted(text), model.formatted(text, by: pattern, policies))
  }

  func content(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    both(
      PatternField(pattern, policies).content(of: text),
      model.content(of: text, in: pattern, policies))
  }

  func value(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    both(
      PatternField(pattern, policies).value(of: text), model.value(of: text, in: pattern, policies))
  }

  func isComplete(_ text: String, in pattern: Pattern, _ policies: PatternPolicies) -> Bool {
    both(
      PatternField(pattern, policies).isComplete(text),
      model.isComplete(text, in: pattern, policies))
  }
}

/// A field with a pattern.
struct EditedPattern {
  private let reference: PatternField
  private let model: any TextRule

  init(_ text: String, _ policies: PatternPolicies) throws {
    let pattern = try Patterns().pattern(text, in: .digits)
    reference = PatternField(pattern, policies)
    model = ModelPatterns().field(pattern, policies)
  }

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    both(reference.decide(edit, on: state), model.decide(edit, on: state))
  }

  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    both(reference.apply(edit, to: state), model.apply(edit, to: state))
  }

  func finalObjection(to text: String) -> Reason? {
    both(reference.finalObjection(to: text), model.finalObjection(to: text))
  }
}
