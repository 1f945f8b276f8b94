import InputRules

/// The numbers in a text of a date input, as they are written; nil for what the kind lacks.
struct DateInputParts: Hashable, Sendable {
  var year: Int?
  var month: Int?
  var week: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  var second: Int?
  /// One to three digits after the decimal point.
  var fraction: String?
}

// Days are counted from 1 January of the year 1, a Monday.
extension DateInputParts {
  /// The first component that is out of its range (D16.2); nil if all of them exist.
  var missing: DateInputComponent? {
    if let year, !(1...290_000).contains(year) { return .year }
    if let month, !(1...12).contains(month) { return .month }
    if let week, !(1...Self.weeks(of: year ?? 1)).contains(week) { return .week }
    if let day, !(1...Self.days(ofMonth: month ?? 1, in: year ?? 1)).contains(day) { return .day }
    if let hour, hour > 23 { return .hour }
    if let minute, minute > 59 { return .minute }
    if let second, second > 59 { return .second }
    return nil
  }

  /// The number of a value that exists (D16.5).
  var number: Int {
    let year = year ?? 1970
    if let week {
      return (Self.monday(of: year) + 7 * (week - 1) - Self.daysBefore1970) * 86_400_000
    }
    guard day != nil || hour != nil else { return (year - 1970) * 12 + (month ?? 1) - 1 }
    let months = (1..<(month ?? 1)).map { Self.days(ofMonth: $0, in: year) }.reduce(0, +)
    let days = Self.days(before: year) + months + (day ?? 1) - 1 - Self.daysBefore1970
    return ((days * 24 + (hour ?? 0)) * 60 + (minute ?? 0)) * 60_000 + (second ?? 0) * 1_000
      + milliseconds
  }

  /// The value as it is written (D16.7).
  func written(as kind: DateInputKind) -> String {
    let month = two(month), date = "\(fourDigits)-\(month)-\(two(day))"
    switch kind {
    case .date: return date
    case .month: return "\(fourDigits)-\(month)"
    case .week: return "\(fourDigits)-W\(two(week))"
    case .time: return time
    case .datetimeLocal: return "\(date)T\(time)"
    }
  }

  /// The milliseconds of the fraction.
  private var milliseconds: Int {
    let digits = (fraction ?? "").utf8.map { Int($0) - 48 } + [0, 0, 0]
    return digits[0] * 100 + digits[1] * 10 + digits[2]
  }

  private var fourDigits: String {
    let digits = "\(year ?? 0)"
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private var time: String {
    let (minutes, milliseconds) = ("\(two(hour)):\(two(minute))", milliseconds)
    if milliseconds > 0 {
      let digits = "\(1_000 + milliseconds)".dropFirst()
      let zeros = digits.reversed().prefix { $0 == "0" }.count
      return "\(minutes):\(two(second)).\(digits.dropLast(zeros))"
    }
    return second ?? 0 > 0 ? "\(minutes):\(two(second))" : minutes
  }

  private func two(_ number: Int?) -> String {
    let number = number ?? 0
    return number < 10 ? "0\(number)" : "\(number)"
  }
}

extension DateInputParts {
  private static let daysBefore1970 = days(before: 1970)

  /// The days before a year, which isn't below 1.
  private static func days(before year: Int) -> Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  /// How many days a month has.
  static func days(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: days(before: year + 1) - days(before: year) - 337
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// How many ISO weeks a year has.
  static func weeks(of year: Int) -> Int { (monday(of: year + 1) - monday(of: year)) / 7 }

  /// The Monday of the first ISO week, which has the fourth of January.
  private static func monday(of year: Int) -> Int {
    let fourth = days(before: year) + 3
    return fourth - fourth % 7
  }
}
