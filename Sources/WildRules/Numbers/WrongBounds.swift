import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but for what becomes of bounds while a number is typed.
struct WrongBounds: WrongNumbers {
  /// What a text is judged by.
  struct Question {
    /// The text.
    let text: String
    /// The format.
    let format: NumberFormat
    /// The bounds.
    let bounds: NumberBounds
    /// The text's value, if it is a complete number.
    var value: ExactNumber? { ModelNumbers().value(of: text, in: format) }
  }

  private let canBeMended: @Sendable (Question, Bool) -> Bool

  /// Numbers that can be mended where `canBeMended` says so, of the question and what the model
  /// answers.
  init(_ canBeMended: @escaping @Sendable (Question, Bool) -> Bool) {
    self.canBeMended = canBeMended
  }

  func canBeMended(_ text: String, in format: NumberFormat, to bounds: NumberBounds) -> Bool {
    let question = Question(text: text, format: format, bounds: bounds)
    return canBeMended(question, model.canBeMended(text, in: format, to: bounds))
  }
}
