import InputRules

/// The reference implementation of chapter W.
public struct ReferenceWheels: WheelImplementation {
  /// The reference.
  public init() {}

  /// By making the set.
  public func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError? {
    do throws(WheelSetError) {
      _ = try WheelSet(wheels, fractionDigits: fractionDigits)
      return nil
    } catch {
      return error
    }
  }

  /// By dividing.
  public func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    try set.rows(at: count)
  }

  /// By multiplying.
  public func count(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    try set.count(of: rows)
  }

  /// Title by title.
  public func text(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> String {
    try set.text(of: rows)
  }

  /// By all readings at once.
  public func rows(of text: String, in set: WheelSet) throws(WheelProblem) -> [Int] {
    try set.rows(of: text)
  }

  /// In integers of two words.
  public func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try set.count(of: value, rounding: rounding)
  }

  /// Digit by digit.
  public func count(
    of value: ExactNumber, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try set.count(exactly: value, rounding: rounding)
  }

  /// In integers of two words.
  public func clampedCount(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try set.clampedCount(of: value, rounding: rounding)
  }

  /// The count's digits.
  public func value(at count: Int, of set: WheelSet) throws(WheelProblem) -> ExactNumber {
    try set.value(at: count)
  }

  /// By one division.
  public func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    try set.double(at: count)
  }

  /// As the selection says.
  public func perform(
    _ action: WheelAction, on selection: inout WheelSelection
  ) -> WheelEvent {
    selection.perform(action)
  }

  /// Wheel by wheel.
  public func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    try set.moves(from: from, to: to)
  }

  /// By sums.
  public func advice(
    on set: WheelSet, from rows: [Int], mostRows: Int
  ) throws(WheelProblem) -> WheelAdvice {
    try set.advice(from: rows, mostRows: mostRows)
  }
}
