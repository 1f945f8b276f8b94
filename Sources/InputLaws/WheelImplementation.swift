import InputRules

/// All that chapter W specifies, as functions of plain data: what the reference, the model and
/// every wrong implementation do in their own ways.
public protocol WheelImplementation: Sendable {
  /// Why the wheels make no set; nil where they do (W1).
  func problem(of wheels: [Wheel], fractionDigits: Int) -> WheelSetError?

  /// The rows of the position with that count (W3).
  func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int]

  /// The count of the position of those rows (W3, W5).
  func count(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> Int

  /// The titles of those rows, one behind the other (W6).
  func text(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> String

  /// The rows whose titles the text is (W6).
  func rows(of text: String, in set: WheelSet) throws(WheelProblem) -> [Int]

  /// The count of the position of a value (W3, W4).
  func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int

  /// The count of the position of a decimal number (W3, W4).
  func count(
    of value: ExactNumber, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int

  /// The count of the position of a value, or of the end that is nearer (W4).
  func clampedCount(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int

  /// The exact value of a position (W3).
  func value(at count: Int, of set: WheelSet) throws(WheelProblem) -> ExactNumber

  /// The double nearest to the value of a position (W3).
  func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double

  /// Does an action to a selection, and says what it did (W5).
  func perform(_ action: WheelAction, on selection: inout WheelSelection) -> WheelEvent

  /// The row moves from one position to another (W7).
  func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int

  /// How quickly the wheels can be dialled from a position (W7).
  func advice(
    on set: WheelSet, from rows: [Int], mostRows: Int
  ) throws(WheelProblem) -> WheelAdvice
}
