/// The local times that a pattern matches, component by component (M2.3): the given value; the
/// first value, if the component is finer than the finest given one; otherwise all values.
package struct MatchingTimes {
  let years: ClosedRange<Int>
  /// The months of each year.
  let months: ClosedRange<Int>
  /// The days of each month, if they exist.
  let days: ClosedRange<Int>
  let weekdays: ClosedRange<Int>
  /// The ordinals of a weekday in the month.
  let ordinals: ClosedRange<Int>
  /// The hours of each day.
  let hours: ClosedRange<Int>
  /// The minutes of each hour.
  package let minutes: ClosedRange<Int>
  /// The seconds of each minute.
  package let seconds: ClosedRange<Int>
  /// Whether the pattern means wall-clock times: it has an hour, or none finer than a day.
  package let isOfTheWallClock: Bool

  /// The times of a pattern (M2.3).
  package init(of pattern: DatePattern) {
    let given = pattern.components
    let finest = given.keys.map(\.fineness).max() ?? 0
    func range(_ component: DateComponent, _ all: ClosedRange<Int>) -> ClosedRange<Int> {
      if let value = given[component] { return value...value }
      return component.fineness > finest ? all.lowerBound...all.lowerBound : all
    }
    years = range(.year, 1...9999)
    months = range(.month, 1...12)
    days = range(.day, 1...31)
    // Other components as fine as a day follow from the day.
    weekdays = given[.weekday].map { $0...$0 } ?? 1...7
    ordinals = given[.weekdayOrdinal].map { $0...$0 } ?? 1...5
    hours = range(.hour, 0...23)
    minutes = range(.minute, 0...59)
    seconds = range(.second, 0...59)
    isOfTheWallClock = given[.hour] != nil || finest <= DateComponent.day.fineness
  }

  /// The day numbers of the years that a pattern can have (M2.2, D10.4).
  static let calendar = DayCount.start(ofYear: 1)..<DayCount.start(ofYear: 10_000)

  /// Whether a local second, counted from the start of 1970, matches the pattern.
  package func contains(_ local: Int) -> Bool {
    let number = DayCount.floor(local, by: 86_400)
    let time = local - number * 86_400
    return hours.contains(time / 3_600) && minutes.contains(time / 60 % 60)
      && seconds.contains(time % 60) && matches(day: number)
  }

  private func matches(day number: Int) -> Bool {
    guard Self.calendar.contains(number) else { return false }
    let (year, month, day) = DayCount.date(number)
    return years.contains(year) && months.contains(month) && days.contains(day)
      && weekdays.contains(DayCount.weekday(number)) && ordinals.contains((day - 1) / 7 + 1)
  }

  /// The number of the first matching day from a day on; nil if there is none.
  ///
  /// The calendar repeats after the 146,097 days of 400 years: if none of these days matches, no
  /// other day does.
  func day(from first: Int) -> Int? {
    let start = max(first, DayCount.start(ofYear: years.lowerBound))
    let end = min(start + 146_097, DayCount.start(ofYear: years.upperBound + 1))
    return (start..<max(start, end)).first(where: matches(day:))
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
  /// The component's fineness, from the year on; a weekday or ordinal is as fine as a day (M2.3).
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
