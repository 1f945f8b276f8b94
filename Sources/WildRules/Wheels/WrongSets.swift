import InputLaws
import InputRules

/// Wheels by the model, but for which of them make a set.
struct WrongSets: WrongWheels {
  /// What is judged.
  struct Question {
    /// The wheels.
    let wheels: [Wheel]
    /// How many digits are a fraction.
    let fractionDigits: Int
    /// What the model says.
    let problem: WheelSetError?
  }

  private let answer: @Sendable (Question) -> WheelSetError?

  /// Wheels of which is said what `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> WheelSetError?) { self.answer = answer }

  func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError? {
    let problem = model.problem(of: wheels, fractionDigits: fractionDigits)
    return answer(Question(wheels: wheels, fractionDigits: fractionDigits, problem: problem))
  }
}
