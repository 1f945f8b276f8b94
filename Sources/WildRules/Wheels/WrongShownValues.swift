import InputLaws
import InputRules

/// Wheels by the model, but for the positions of doubles.
struct WrongShownValues: WrongWheels {
  /// What is to be shown.
  struct Question {
    /// The value.
    let value: Double
    /// What becomes of it between two places.
    let rounding: ValueRounding
    /// The wheels.
    let set: WheelSet
    /// The count that the model gives.
    let count: Result<Int, WheelProblem>
    /// How many places make one.
    var scale: Double { (0..<set.fractionDigits).reduce(1) { scale, _ in scale * 10 } }
    /// The value in places, as a double has it.
    var places: Double { value * scale }
  }

  private let answer: @Sendable (Question) -> Result<Int, WheelProblem>

  /// Wheels that show what `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> Result<Int, WheelProblem>) {
    self.answer = answer
  }

  func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    let count = Result { () throws(WheelProblem) in
      try model.count(of: value, rounding: rounding, in: set)
    }
    let question = Question(value: value, rounding: rounding, set: set, count: count)
    return try answer(question).get()
  }
}
