import InputLaws
import InputRules

/// Wheels by the model, but for the advice about them.
struct WrongAdvice: WrongWheels {
  /// What is asked.
  struct Question {
    /// The wheels.
    let set: WheelSet
    /// The rows they are dialled from.
    let rows: [Int]
    /// How many rows a wheel may have.
    let mostRows: Int
    /// What the model says.
    let advice: WheelAdvice
  }

  private let answer: @Sendable (Question) -> WheelAdvice

  /// Wheels of which is advised what `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> WheelAdvice) { self.answer = answer }

  func advice(
    on set: WheelSet, from rows: [Int], mostRows: Int
  ) throws(WheelProblem) -> WheelAdvice {
    let advice = try model.advice(on: set, from: rows, mostRows: mostRows)
    return answer(Question(set: set, rows: rows, mostRows: mostRows, advice: advice))
  }
}
