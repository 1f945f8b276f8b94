/// The dates and times that may be meant by what was typed of them: for each component, which of
/// its values (D15.6).
struct DateChoices {
  private var years: DateYears
  private var months = SmallNumbers(1...1)
  private var days = SmallNumbers(1...1)
  private var hours = SmallNumbers(0...0)
  private var halfDays = SmallNumbers(0...0)
  private var minutes = SmallNumbers(0...0)
  private var seconds = SmallNumbers(0...0)
  private var milliseconds = 0...0
  private let hasHalfDays: Bool

  /// All that a layout has.
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
      default: keep(SmallNumbers(segment.values), of: segment)
      }
    }
  }

  /// Keeps only some numbers as the values of a segment.
  mutating func keep(_ values: ClosedRange<Int>, or single: Int?, of segment: DateSegment) {
    switch segment {
    case .shortYear: years.endings = values
    case .year: years.range = values
    case .millisecond: milliseconds = values
    default:
      var numbers = SmallNumbers(values)
      if let single { numbers.insert(single) }
      keep(numbers, of: segment)
    }
  }

  private mutating func keep(_ numbers: SmallNumbers, of segment: DateSegment) {
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

  /// The first of them at or after one; nil if there is none.
  func first(from low: DateStamp) -> DateStamp? {
    let hours = hasHalfDays ? self.hours.onBothHalves(halfDays) : self.hours
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

  /// The first date at or after that of a stamp, at midnight.
  private func firstDate(from low: DateStamp) -> DateStamp? {
    guard let least = days.first(from: 1), months.haveLength(least) else { return nil }
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

  /// The first time of day at or after one, in milliseconds.
  private func firstTime(from time: Int, _ hours: SmallNumbers) -> Int? {
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

  /// The first part of a minute at or after one, in milliseconds.
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

/// A set of numbers from 0 to 63, a bit for each.
struct SmallNumbers {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// The numbers of a range.
  init(_ range: ClosedRange<Int>) {
    let count = min(range.upperBound, 63) - range.lowerBound + 1
    bits = count <= 0 ? 0 : (UInt64.max >> UInt64(64 - count)) << UInt64(range.lowerBound)
  }

  func contains(_ number: Int) -> Bool { number < 64 && bits >> UInt64(number) & 1 == 1 }

  mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }

  /// The first number at or after one that isn't negative; nil if there is none.
  func first(from number: Int) -> Int? {
    guard number < 64, bits >> UInt64(number) != 0 else { return nil }
    return number + (bits >> UInt64(number)).trailingZeroBitCount
  }

  /// As hours of a 12-hour clock, the hours of the day in those halves (D15.4).
  func onBothHalves(_ halves: SmallNumbers) -> SmallNumbers {
    let hours = bits & 0xFFF | bits >> 12 & 1
    let morning = halves.contains(0) ? hours : 0
    return SmallNumbers(bits: morning | (halves.contains(1) ? hours << 12 : 0))
  }

  /// As months, whether one of them has that many days in some year.
  func haveLength(_ days: Int) -> Bool {
    // February alone has 29 at most, and four more months have 30.
    let short: UInt64 = 1 << 2
    let even: UInt64 = 1 << 4 | 1 << 6 | 1 << 9 | 1 << 11
    let months = days > 30 ? bits & ~(short | even) : days > 29 ? bits & ~short : bits
    return months != 0
  }
}

/// The years of a range, all or those with certain last digits.
struct DateYears {
  var range: ClosedRange<Int>
  /// Their last two digits; nil for any.
  var endings: ClosedRange<Int>?

  init(_ range: ClosedRange<Int>) { self.range = range }

  /// The first year at or after one; nil if there is none.
  func first(from year: Int) -> Int? {
    var year = max(year, range.lowerBound)
    guard let endings else { return year <= range.upperBound ? year : nil }
    while year <= range.upperBound && !endings.contains(year % 100) { year += 1 }
    return year <= range.upperBound ? year : nil
  }
}
