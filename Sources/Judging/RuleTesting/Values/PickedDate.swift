import InputRules

/// A date as the rows of a picker say it; it needn't exist.
struct PickedDate: Hashable, Sendable, Comparable {
  var year: Int
  var month: Int
  var day: Int

  init(_ rows: (year: Int, month: Int, day: Int)) {
    (year, month, day) = rows
  }

  /// Whether the Gregorian calendar has it.
  var exists: Bool { (try? CivilDate(year: year, month: month, day: day)) != nil }

  /// The days of a month from 1 to 12 in the Gregorian calendar.
  static func days(_ year: Int, _ month: Int) -> Int {
    CivilDate.daysInMonth(month, of: year) ?? 31
  }

  /// The same date, or the last of its month if that is earlier.
  var inItsMonth: PickedDate {
    PickedDate((year, month, min(day, Self.days(year, month))))
  }

  static func < (one: PickedDate, other: PickedDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension PickedDate: CustomStringConvertible {
  /// Year, month and day with hyphens, such as 2024-02-30.
  var description: String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// The arguments of `select` in a test.
  var arguments: String { "\(year), \(month), \(day)" }
}
