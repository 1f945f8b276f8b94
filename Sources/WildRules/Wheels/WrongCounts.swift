import InputLaws
import InputRules

/// Wheels by the model, but for the counts of rows.
struct WrongCounts: WrongWheels {
  private let change:
    @Sendable (Result<Int, WheelProblem>, [Int], WheelSet) -> Result<Int, WheelProblem>

  /// Wheels whose counts are what `change` makes of them, of their rows and sets.
  init(
    _ change:
      @escaping @Sendable (Result<Int, WheelProblem>, [Int], WheelSet) -> Result<Int, WheelProblem>
  ) {
    self.change = change
  }

  /// Wheels on which a row counts as many as `place` says of each wheel.
  init(places: @escaping @Sendable (WheelSet) -> [Int]) {
    change = { count, rows, set in
      guard case .success = count else { return count }
      let counts = zip(set.rows(rows), places(set)).map { $0 &* $1 }
      return .success(counts.reduce(0, &+))
    }
  }

  func count(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    try change(set.modelCount(of: rows), rows, set).get()
  }
}
