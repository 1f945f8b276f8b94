import InputLaws
import InputRules

/// Wheels by the model, but for the rows of texts.
struct WrongReadings: WrongWheels {
  private let change:
    @Sendable (Result<[Int], WheelProblem>, String, WheelSet) -> Result<[Int], WheelProblem>

  /// Wheels that read what `change` makes of the model's reading, of the text and the set.
  init(
    _ change:
      @escaping @Sendable (Result<[Int], WheelProblem>, String, WheelSet) -> Result<
        [Int], WheelProblem
      >
  ) {
    self.change = change
  }

  func rows(of text: String, in set: WheelSet) throws(WheelProblem) -> [Int] {
    try change(set.modelRows(of: text), text, set).get()
  }
}
