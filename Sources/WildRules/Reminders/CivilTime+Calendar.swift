import InputRules

extension CivilTime {
  /// How many days the month has in a year that is no leap year.
  static func days(inMonth month: Int) -> Int {
    month == 2 ? 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Whether the year is a leap year.
  var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// How many days the month has.
  var daysInMonth: Int { CivilTime.days(inMonth: month) + (month == 2 && isLeapYear ? 1 : 0) }
}
