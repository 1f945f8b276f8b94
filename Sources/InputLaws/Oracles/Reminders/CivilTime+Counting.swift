import InputRules

// Laws count days in their own way: in cycles from the first year on.
extension CivilTime {
  /// The time that calendar and clock show so many seconds after the start of 1970, in any year.
  init(counting seconds: Int) {
    let day = seconds.floored(by: 86_400)
    let rest = seconds - day * 86_400
    let (year, dayOfYear) = Self.year(ofDay: day + Self.daysBefore1970)
    var (month, left) = (1, dayOfYear)
    while left >= Self.length(ofMonth: month, in: year) {
      left -= Self.length(ofMonth: month, in: year)
      month += 1
    }
    self.init(
      year: year, month: month, day: left + 1, hour: rest / 3_600, minute: rest / 60 % 60,
      second: rest % 60)
  }

  /// The seconds from the start of 1970 until calendar and clock show this time.
  var count: Int {
    let months = (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, in: year) }
    let days = Self.days(beforeYear: year) + months + day - 1 - Self.daysBefore1970
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  /// The day of the week, from 1 for Sunday: the day before 1970 was a Wednesday.
  var dayOfWeek: Int {
    let days = count.floored(by: 86_400)
    return (days + 4) - (days + 4).floored(by: 7) * 7 + 1
  }

  /// Whether the calendar has such a day, and the clock such a time.
  var exists: Bool {
    (1...9_999).contains(year) && (1...12).contains(month)
      && (1...Self.length(ofMonth: month, in: year)).contains(day) && (0...23).contains(hour)
      && (0...59).contains(minute) && (0...59).contains(second)
  }

  /// How many days a month has.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && year % 100 != 0 || year % 400 == 0
  }

  /// The days since the start of year 1.
  private static func days(beforeYear year: Int) -> Int {
    let years = year - 1
    return years * 365 + years.floored(by: 4) - years.floored(by: 100) + years.floored(by: 400)
  }

  private static let daysBefore1970 = days(beforeYear: 1970)

  /// The year of a day counted from year 1 on, and the day's number in it, from 0.
  private static func year(ofDay day: Int) -> (year: Int, day: Int) {
    // A guess that is never too late, and at most two years too early in 400.
    let cycles = day.floored(by: 146_097)
    var year = cycles * 400 + (day - cycles * 146_097) / 366 + 1
    while days(beforeYear: year + 1) <= day { year += 1 }
    return (year, day - days(beforeYear: year))
  }
}

extension Int {
  /// The quotient, rounded down.
  func floored(by divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}

extension Instant {
  /// The whole seconds since the start of 1970, rounded down.
  var wholeSeconds: Int { microseconds.floored(by: 1_000_000) }
}
