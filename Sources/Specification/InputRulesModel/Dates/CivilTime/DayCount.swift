/// The Gregorian calendar, counted day by day, with the day number at which each year starts
/// (D10.1, D10.2, D10.4).
package enum DayCount {
  /// The years that a date may have (D10.1).
  package static let years = -290_000...290_000

  /// The counted years: ISO weeks require two more years at each end (D10.7).
  private static let counted = -290_002...290_002

  /// The day numbers at which the counted years start, and at which the last one ends (D10.4).
  private static let starts: [Int] = {
    var starts = [0]
    for year in counted { starts.append(starts[starts.count - 1] + length(ofYear: year)) }
    let epoch = starts[1970 - counted.lowerBound]
    return starts.map { $0 - epoch }
  }()

  /// The day numbers of all dates (D10.4).
  static let numbers = start(ofYear: years.lowerBound)...(start(ofYear: 290_001) - 1)

  /// Whether the year is a leap year, that is, has a February 29 (D10.2).
  package static func isLeap(_ year: Int) -> Bool {
    year % 400 == 0 || year % 4 == 0 && year % 100 != 0
  }

  /// The number of days in a month (D10.2).
  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days in a year (D10.2).
  private static func length(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

  /// The day number of January 1 (D10.4).
  static func start(ofYear year: Int) -> Int { starts[year - counted.lowerBound] }

  /// The day number of a date (D10.4).
  package static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    var number = start(ofYear: year)
    for earlier in 1..<month { number += length(ofMonth: earlier, in: year) }
    return number + day - 1
  }

  /// The date with a given day number (D10.4).
  package static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
    var year = min(max(1970 + number / 366, counted.lowerBound), counted.upperBound)
    while start(ofYear: year + 1) <= number { year += 1 }
    while start(ofYear: year) > number { year -= 1 }
    var month = 1
    var rest = number - start(ofYear: year)
    while rest >= length(ofMonth: month, in: year) {
      rest -= length(ofMonth: month, in: year)
      month += 1
    }
    return (year, month, rest + 1)
  }

  /// The weekday of a day number, from 1 for Sunday to 7; day 0 is a Thursday (D10.5).
  static func weekday(_ number: Int) -> Int { (number + 4).remainder(by: 7) + 1 }

  /// The day numbers of the Thursdays of a year (D10.7).
  package static func thursdays(of year: Int) -> [Int] {
    (start(ofYear: year)..<start(ofYear: year + 1)).filter { weekday($0) == 5 }
  }
}

extension Int {
  /// The quotient, rounded down.
  package func floored(by divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }

  /// The nonnegative remainder after subtracting multiples of the divisor.
  package func remainder(by divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

/// Local times as seconds since 1970-01-01T00:00, regardless of zones (D7.10).
enum LocalSecond {
  /// The local time at a second, or `nil` outside the supported years (D7.10).
  static func time(of second: Int) -> CivilTime? {
    let number = second.floored(by: 86_400)
    guard DayCount.numbers.contains(number) else { return nil }
    let (year, month, day) = DayCount.date(number)
    let rest = second - number * 86_400
    return CivilTime(
      year: year, month: month, day: day, hour: rest / 3_600, minute: rest / 60 % 60,
      second: rest % 60)
  }

  /// The second at a local time, or `nil` if the date or the time of day doesn't exist (D7.11).
  static func number(of time: CivilTime) -> Int? {
    guard ModelCivilTime().problem(year: time.year, month: time.month, day: time.day) == nil,
      (0...23).contains(time.hour), (0...59).contains(time.minute), (0...59).contains(time.second)
    else { return nil }
    let number = DayCount.number(time.year, time.month, time.day)
    return number * 86_400 + time.hour * 3_600 + time.minute * 60 + time.second
  }
}
