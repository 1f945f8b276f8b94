/// A position in a set from the *Picker* article; its values follow from the specification, and are
/// computed without the set.
struct PresetPosition: Sendable {
  let set: WheelSet
  /// The position's index (W3).
  let count: Int
  /// The index of the last position in the set (W2).
  let last: Int
  /// The position's rows (W3).
  let rows: [Int]
  /// The position's text (W6).
  let text: String

  private init(_ set: WheelSet, _ count: Int, last: Int, _ rows: [Int], _ separator: UInt8) {
    (self.set, self.count, self.last, self.rows) = (set, count, last, rows)
    // A separator is on the third wheel from the end and, with more than six wheels, on the sixth.
    var units = rows.map { UInt8(48 + $0) }
    units[rows.count - 3] = separator
    if rows.count > 6 { units[rows.count - 6] = separator }
    text = String(decoding: units, as: UTF8.self)
  }

  /// The position that shows a number of hundredths, on wheels that go up to 999.99.
  static func hundredths(_ count: Int) -> PresetPosition {
    let rows = [
      count / 10_000, count / 1_000 % 10, count / 100 % 10, 0, count / 10 % 10, count % 10,
    ]
    return PresetPosition(.decimal, count, last: 99_999, rows, UInt8(ascii: "."))
  }

  /// The position that shows a number of seconds, on wheels that go up to 99:59:59.
  static func hoursMinutesSeconds(_ count: Int) -> PresetPosition {
    let (hours, minutes, seconds) = (count / 3_600, count / 60 % 60, count % 60)
    let rows =
      [hours / 10, hours % 10, 0, minutes / 10, minutes % 10, 0] + [seconds / 10, seconds % 10]
    return PresetPosition(.hoursMinutesSeconds, count, last: 359_999, rows, UInt8(ascii: ":"))
  }
}

extension Implementation.Wheels {
  /// Requires that the index gives these rows, and the rows give this index and this text (W3, W6).
  func requireIsOne(_ position: PresetPosition) throws {
    let set = position.set
    try requireEqual(rowsAtCount(position.count, set), position.rows, "the rows of the count")
    try requireEqual(countOfRows(position.rows, set), position.count, "the count of the rows")
    try requireEqual(textOfRows(position.rows, set), position.text, "the text of the rows")
    try requireEqual(rowsOfText(position.text, set), position.rows, "the rows of the text")
  }

  /// Requires that the position shows its number of seconds and is chosen for each value that
  /// rounds to it (W3, W4).
  func requireShowsSeconds(_ position: PresetPosition) throws {
    let (seconds, set) = (Double(position.count), position.set)
    try requireEqual(doubleAtCount(position.count, set), seconds, "the value")
    try requireEqual(
      valueAtCount(position.count, set), ExactNumber(position.count), "the exact value")
    try requireShows(seconds, as: position.count, in: position)
    try requireShows((seconds + 0.5).nextDown, as: position.count, in: position)
    try requireShows(seconds + 0.5, as: position.count + 1, in: position)
    try requireShows((seconds + 1).nextDown, .down, as: position.count, in: position)
    try requireShows(seconds, .down, as: position.count, in: position)
  }

  /// Requires that the position shows its number of hundredths, even as an inexact double, and is
  /// chosen for each value that rounds to it (W3, W4).
  func requireShowsHundredths(_ position: PresetPosition) throws {
    let (count, set) = (position.count, position.set)
    let double = try doubleAtCount(count, set)
    try requireEqual(double, Double(count) / 100, "the value")
    let digits = [count / 10_000, count / 1_000, count / 100, count / 10, count].map {
      UInt8($0 % 10)
    }
    let exact = ExactNumber(trusting: digits, exponent: .near(-2))
    try requireEqual(valueAtCount(count, set), exact, "the exact value")
    try requireShows(double, as: count, in: position)
    let isLess = double.times(100, isLessThan: count)
    try requireShows(double, .down, as: isLess ? count - 1 : count, in: position)
    let half = ExactNumber(trusting: digits + [5], exponent: .near(-3))
    try requireShows(half, as: count + 1, in: position)
    try requireShows(half, .down, as: count, in: position)
    let less = ExactNumber(trusting: digits + [4, 9, 9], exponent: .near(-5))
    try requireShows(less, as: count, in: position)
  }

  private func requireShows(
    _ value: Double, _ rounding: ValueRounding = .nearest, as count: Int,
    in position: PresetPosition
  ) throws {
    let answer = WheelAnswer(try self.countOfValue(value, rounding, position.set))
    try requireEqual(answer, position.answer(count), "\(value), \(rounding)")
  }

  private func requireShows(
    _ value: ExactNumber, _ rounding: ValueRounding = .nearest, as count: Int,
    in position: PresetPosition
  ) throws {
    let answer = WheelAnswer(try self.countOfNumber(value, rounding, position.set))
    try requireEqual(answer, position.answer(count), "\(value), \(rounding)")
  }
}

extension PresetPosition {
  /// The expected answer for a value that rounds to `count`.
  fileprivate func answer(_ count: Int) -> WheelAnswer<Int> {
    count > last ? .failure(.beyond(last: last)) : .success(count)
  }
}
