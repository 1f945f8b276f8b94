import InputLaws
import InputRules
import InputRulesModel

/// The run model by the plain model, but for how times are written.
struct WrongTimeTexts: WrongRuns {
  /// What is to be written.
  struct Question {
    /// The time.
    let time: ElapsedTime
    /// The form.
    let form: TimeForm
    /// What becomes of parts of a second.
    let rounding: ValueRounding
    /// What the model writes.
    var text: String { ModelRuns().text(of: time, as: form, rounding: rounding) }
  }

  private let answer: @Sendable (Question) -> String

  /// Times that are written as `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> String) { self.answer = answer }

  func text(of time: ElapsedTime, as form: TimeForm, rounding: ValueRounding) -> String {
    answer(Question(time: time, form: form, rounding: rounding))
  }
}
