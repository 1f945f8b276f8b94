import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the model, but for how texts are formatted, or what is read in them; its fields
/// are the model's.
struct WrongPatternTexts: WrongFormatting {
  typealias Reading = @Sendable (PatternTextQuestion) -> String
  typealias Judging = @Sendable (PatternTextQuestion) -> Bool

  private let format: Reading
  private let content: Reading
  private let value: Reading
  private let isComplete: Judging

  /// Texts of which is said what these functions say.
  init(
    formatted format: @escaping Reading = { $0.formatted },
    content: @escaping Reading = { $0.content }, value: @escaping Reading = { $0.value },
    isComplete: @escaping Judging = { $0.isComplete }
  ) {
    (self.format, self.content, self.value) = (format, content, value)
    self.isComplete = isComplete
  }

  func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String {
    format(PatternTextQuestion(text: text, pattern: pattern, policies: policies))
  }

  func content(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    content(PatternTextQuestion(text: text, pattern: pattern, policies: policies))
  }

  func value(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    value(PatternTextQuestion(text: text, pattern: pattern, policies: policies))
  }

  func isComplete(_ text: String, in pattern: Pattern, _ policies: PatternPolicies) -> Bool {
    isComplete(PatternTextQuestion(text: text, pattern: pattern, policies: policies))
  }
}
