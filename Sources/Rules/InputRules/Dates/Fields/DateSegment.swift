/// A part of a date field's layout that contains a number or a half-day (D13.1).
public enum DateSegment: Hashable, Sendable, CaseIterable {
  /// The day of the month, with two digits.
  case day
  /// The month, with two digits.
  case month
  /// The last two digits of the year (D15.3).
  case shortYear
  /// The year, with four digits.
  case year
  /// The hour on a 24-hour clock, with two digits.
  case hour
  /// The hour on a 12-hour clock, with two digits; the layout must also have a half-day.
  case hour12
  /// The minute, with two digits.
  case minute
  /// The second, with two digits.
  case second
  /// The millisecond, with three digits.
  case millisecond
  /// The half-day, such as AM or PM.
  case halfDay
}

extension DateSegment {
  /// The number of digits in the segment; 0 for a half-day (D13.1).
  var width: Int {
    switch self {
    case .halfDay: 0
    case .day, .month, .shortYear, .hour, .hour12, .minute, .second: 2
    case .millisecond: 3
    case .year: 4
    }
  }

  /// The values of the segment; for a half-day, the indices of its texts (D13.2).
  var values: ClosedRange<Int> {
    switch self {
    case .day: 1...31
    case .month, .hour12: 1...12
    case .shortYear: 0...99
    case .year: 1...9999
    case .hour: 0...23
    case .minute, .second: 0...59
    case .millisecond: 0...999
    case .halfDay: 0...1
    }
  }

  /// Whether a shorter number can be completed with leading zeros (D14.9).
  var isPaddable: Bool { width == 2 && self != .shortYear }

  var isTime: Bool {
    switch self {
    case .day, .month, .shortYear, .year: false
    case .hour, .hour12, .minute, .second, .millisecond, .halfDay: true
    }
  }

  /// The segment that stands for this segment's component: `year` for both year segments, and
  /// `hour` for both hour segments.
  var component: DateSegment {
    switch self {
    case .shortYear: .year
    case .hour12: .hour
    default: self
    }
  }

  /// The notation of the segment (D13.3).
  var notation: String {
    switch self {
    case .day: "dd"
    case .month: "mm"
    case .shortYear: "yy"
    case .year: "yyyy"
    case .hour: "HH"
    case .hour12: "hh"
    case .minute: "MM"
    case .second: "SS"
    case .millisecond: "mmm"
    case .halfDay: "aa"
    }
  }
}
