/// The dates and times to which the digits typed so far can lead, stored as the possible values of
/// each component (D15.6).
struct DateChoices {
  private var years: DateYears
  private var months = [1]
  private var days = [1]
  private var hours = [0]
  private var halfDays = [0]
  private var minutes = [0]
  private var seconds = [0]
  private var milliseconds = 0...0
  private let hasHalfDays: Bool

  /// Creates the choices for an empty field: every date and time that its layout can show.
  init(of description: DateFieldDescription) {
    let segments = description.layout.parts.compactMap(\.segment)
    years = DateYears(2000...2000)
    hasHalfDays = segments.contains(.halfDay)
    for segment in segments {
      switch segment {
      case .shortYear:
        years = DateYears(description.policies.pivot...description.policies.pivot + 99)
      case .year: years = DateYears(segment.values)
      case .millisecond: milliseconds = segment.values
      default: keep(Array(segment.values), of: segment)
      }
    }
  }

  /// Limits a segment's possible values to `values`, and `single` unless that is `nil`.
  mutating func keep(_ values: ClosedRange<Int>, or single: Int?, of segment: DateSegment) {
    switch segment {
    case .shortYear: years.endings = values
    case .year: years.range = values
    case .millisecond: milliseconds = values
    default:
      // The list stays sorted, because `single` has fewer digits than `values`.
      keep((single.map { [$0] } ?? []) + values, of: segment)
    }
  }

  private mutating func keep(_ numbers: [Int], of segment: DateSegment) {
    switch segment {
    case .day: days = numbers
    case .month: months = numbers
    case .hour, .hour12: hours = numbers
    case .halfDay: halfDays = numbers
    case .minute: minutes = numbers
    case .second: seconds = numbers
    case .shortYear, .year, .millisecond: break
    }
  }

  /// The first possible date and time that isn't before `low`; `nil` if there is none.
  func first(from low: DateStamp) -> DateStamp? {
    let hours =
      hasHalfDays
      ? halfDays.flatMap { half in self.hours.map { $0 % 12 + half * 12 }.sorted() } : self.hours
    guard let date = firstDate(from: low) else { return nil }
    if (date.year, date.month, date.day) == (low.year, low.month, low.day) {
      if let time = firstTime(from: low.time, hours) { return date.at(time) }
      var tomorrow = low
      tomorrow.day += 1
      return firstDate(from: tomorrow).flatMap { date in
        firstTime(from: 0, hours).map { date.at($0) }
      }
    }
    return firstTime(from: 0, hours).map { date.at($0) }
  }

  /// The first possible date not before the date of `low`, at midnight; `nil` if there is none.
  private func firstDate(from low: DateStamp) -> DateStamp? {
    guard let least = days.first, months.contains(where: { month in hasLength(month, least) })
    else { return nil }
    var nextYear = years.first(from: low.year)
    while let year = nextYear {
      var nextMonth = months.first(from: year == low.year ? low.month : 1)
      while let month = nextMonth {
        let isLow = year == low.year && month == low.month
        if let day = days.first(from: isLow ? low.day : 1),
          day <= CivilDate.length(ofMonth: month, in: year)
        {
          return DateStamp(year: year, month: month, day: day, time: 0)
        }
        nextMonth = months.first(from: month + 1)
      }
      nextYear = years.first(from: year + 1)
    }
    return nil
  }

  /// The first possible time of day not before `time`, in milliseconds; `nil` if there is none.
  private func firstTime(from time: Int, _ hours: [Int]) -> Int? {
    let (hour, minute) = (time / 3_600_000, time / 60_000 % 60)
    if hours.contains(hour) {
      if minutes.contains(minute), let rest = firstRest(from: time % 60_000) {
        return hour * 3_600_000 + minute * 60_000 + rest
      }
      if let next = minutes.first(from: minute + 1), let rest = firstRest(from: 0) {
        return hour * 3_600_000 + next * 60_000 + rest
      }
    }
    guard let next = hours.first(from: hour + 1), let first = minutes.first(from: 0),
      let rest = firstRest(from: 0)
    else { return nil }
    return next * 3_600_000 + first * 60_000 + rest
  }

  /// The first possible time in a minute that isn't before `rest`, in milliseconds from the start
  /// of the minute; `nil` if there is none.
  private func firstRest(from rest: Int) -> Int? {
    let (second, millisecond) = (rest / 1000, rest % 1000)
    if seconds.contains(second), millisecond <= milliseconds.upperBound {
      return second * 1000 + max(millisecond, milliseconds.lowerBound)
    }
    return seconds.first(from: second + 1).map { $0 * 1000 + milliseconds.lowerBound }
  }
}

extension DateStamp {
  fileprivate func at(_ time: Int) -> DateStamp {
    DateStamp(year: year, month: month, day: day, time: time)
  }
}

/// Whether a month has at least this many days in a leap year.
private func hasLength(_ month: Int, _ days: Int) -> Bool {
  days <= CivilDate.length(ofMonth: month, in: 2000)
}

extension [Int] {
  /// The first element of a sorted array that is at least `number`; `nil` if there is none.
  fileprivate func first(from number: Int) -> Int? { first { $0 >= number } }
}

/// The years in a range: all of them, or only those whose last two digits are allowed.
struct DateYears {
  var range: ClosedRange<Int>
  /// The last two digits that years may have, or `nil` if any are allowed.
  var endings: ClosedRange<Int>?

  init(_ range: ClosedRange<Int>) { self.range = range }

  /// The first of these years that isn't before `year`; `nil` if there is none.
  func first(from year: Int) -> Int? {
    var year = max(year, range.lowerBound)
    guard let endings else { return year <= range.upperBound ? year : nil }
    while year <= range.upperBound && !endings.contains(year % 100) { year += 1 }
    return year <= range.upperBound ? year : nil
  }
}
