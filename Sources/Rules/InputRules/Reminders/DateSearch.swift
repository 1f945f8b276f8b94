/// A search for local times that match a pattern, in seconds since the start of 1970 (M2.3).
struct DateSearch {
  private let pattern: DatePattern
  private let month: Int?
  private let day: Int?
  private let hour: Int?
  private let minute: Int?
  private let second: Int

  /// The number of years after which the calendar repeats; a search needn't cover more years.
  private static let cycle = 400

  /// The local times in the years 1 to 9999 (M2.8).
  private static let localTimes = -62_135_596_800..<253_402_300_800

  /// Creates a search; each component that is finer than all given ones gets its first value.
  init(_ pattern: DatePattern) {
    self.pattern = pattern
    let finest = pattern.finest
    month = pattern[.month] ?? (finest < .month ? 1 : nil)
    day = pattern[.day] ?? (finest < .day ? 1 : nil)
    hour = pattern[.hour] ?? (finest < .hour ? 0 : nil)
    minute = pattern[.minute] ?? (finest < .minute ? 0 : nil)
    second = pattern[.second] ?? 0
  }

  /// Whether the pattern gives or implies an hour, and thus matches specific wall-clock times.
  var hasHour: Bool { hour != nil }

  /// The first matching local time at or after `local`; `nil` if there is none.
  func first(from local: Int) -> Int? {
    let times = Self.localTimes
    guard local < times.upperBound else { return nil }
    let (days, rest) = max(local, times.lowerBound).flooredQuotientAndRemainder(by: 86_400)
    if matches(days), let time = firstTime(from: rest) { return days * 86_400 + time }
    guard let next = firstDay(from: days + 1), let time = firstTime(from: 0) else { return nil }
    return next * 86_400 + time
  }

  private func firstDay(from days: Int) -> Int? {
    let start = CivilDate(knownDayNumber: days)
    var (year, month, day) = (start.year, start.month, start.day)
    if let given = pattern[.year], given > year { (year, month, day) = (given, 1, 1) }
    let lastYear = pattern[.year] ?? min(9_999, year + Self.cycle)
    while year <= lastYear {
      if self.month ?? month == month, let found = firstDay(from: day, in: month, of: year) {
        return found
      }
      (year, month, day) = month == 12 ? (year + 1, 1, 1) : (year, month + 1, 1)
    }
    return nil
  }

  private func firstDay(from day: Int, in month: Int, of year: Int) -> Int? {
    let length = CivilDate.length(ofMonth: month, in: year)
    let start = max(day, self.day ?? day)
    guard start <= length else { return nil }
    let days = CivilDate.dayNumber(year, month, start)
    // If the day is given, it is the only candidate; otherwise, a weekday or its ordinal is
    // searched for in the month.
    let last = self.day == nil ? length : start
    return (start...last).first { isDay($0, days + $0 - start) }.map { days + $0 - start }
  }

  private func matches(_ days: Int) -> Bool {
    let date = CivilDate(knownDayNumber: days)
    return pattern[.year] ?? date.year == date.year && month ?? date.month == date.month
      && isDay(date.day, days)
  }

  private func isDay(_ day: Int, _ days: Int) -> Bool {
    let ordinal = (day - 1) / 7 + 1
    return self.day ?? day == day && pattern[.weekdayOrdinal] ?? ordinal == ordinal
      && (pattern[.weekday].map { $0 == CivilDate.weekday(ofDayNumber: days) } ?? true)
  }

  /// The first matching time of day that isn't before `time`, in seconds; `nil` if there is none.
  private func firstTime(from time: Int) -> Int? {
    for hour in hour.map({ $0...$0 }) ?? 0...23 where hour * 3_600 + 3_599 >= time {
      for minute in minute.map({ $0...$0 }) ?? 0...59 {
        let found = (hour * 60 + minute) * 60 + second
        if found >= time { return found }
      }
    }
    return nil
  }
}

extension DatePattern {
  /// The fineness of the finest given component.
  fileprivate var finest: DateFineness { components.keys.lazy.map(\.fineness).max() ?? .year }
}
