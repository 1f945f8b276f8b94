import InputRules

/// The local times that a pattern matches, component by component (M2.3): the given value; the
/// first value, if the component is finer than the finest given one; otherwise all values.
struct MatchingTimes {
  /// The years.
  let years: ClosedRange<Int>
  /// The months of each year.
  let months: ClosedRange<Int>
  /// The days of each month, as far as they exist.
  let days: ClosedRange<Int>
  /// The weekdays.
  let weekdays: ClosedRange<Int>
  /// The occurrences of their weekday in the month.
  let ordinals: ClosedRange<Int>
  /// The hours of each day.
  let hours: ClosedRange<Int>
  /// The minutes of each hour.
  let minutes: ClosedRange<Int>
  /// The seconds of each minute.
  let seconds: ClosedRange<Int>
  /// Whether the pattern means wall-clock times: it gives an hour, or nothing finer than a day.
  let isOfTheWallClock: Bool

  /// The times of a pattern (M2.3).
  init(of pattern: DatePattern) {
    let given = pattern.components
    let finest = given.keys.map(\.fineness).max() ?? 0
    func range(_ component: DateComponent, _ all: ClosedRange<Int>) -> ClosedRange<Int> {
      if let value = given[component] { return value...value }
      return component.fineness > finest ? all.lowerBound...all.lowerBound : all
    }
    years = range(.year, 1...9999)
    months = range(.month, 1...12)
    days = range(.day, 1...31)
    // Components as fine as a day follow from the day.
    weekdays = given[.weekday].map { $0...$0 } ?? 1...7
    ordinals = given[.weekdayOrdinal].map { $0...$0 } ?? 1...5
    hours = range(.hour, 0...23)
    minutes = range(.minute, 0...59)
    seconds = range(.second, 0...59)
    isOfTheWallClock = given[.hour] != nil || finest <= DateComponent.day.fineness
  }

  /// The day numbers of the years that a pattern may give (M2.2, D10.4).
  static let calendar = DayCount.start(ofYear: 1)..<DayCount.start(ofYear: 10_000)

  /// The number of the first matching day from a day on; nil if there is none.
  ///
  /// The calendar repeats after 400 years: if none of those days matches, no other does.
  func day(from first: Int) -> Int? {
    if first >= Self.calendar.upperBound { return nil }
    let start = max(years.lowerBound, DayCount.date(first).year)
    let end = min(years.upperBound, start + 400)
    for year in start...max(start, end) where years.contains(year) {
      for month in months {
        let number = DayCount.number(year, month, 1)
        let length = DayCount.length(ofMonth: month, in: year)
        let matching = days.first { day in
          day <= length && number + day - 1 >= first
            && weekdays.contains(DayCount.weekday(number + day - 1))
            && ordinals.contains((day - 1) / 7 + 1)
        }
        if let matching { return number + matching - 1 }
      }
    }
    return nil
  }

  /// The seconds of a matching day, from 0 for midnight, that match (M2.3).
  var secondsOfDay: [Int] {
    var matching: [Int] = []
    for hour in hours {
      for minute in minutes {
        for second in seconds { matching.append(hour * 3_600 + minute * 60 + second) }
      }
    }
    return matching
  }
}

extension DateComponent {
  /// How fine it is, from the year on; a weekday or an ordinal is as fine as a day (M2.3).
  package var fineness: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .day, .weekday, .weekdayOrdinal: 2
    case .hour: 3
    case .minute: 4
    case .second: 5
    }
  }
}
