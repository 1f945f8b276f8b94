import InputRules
import InputRulesModel

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

// Days are counted with the model's calendar.
extension DateInputParts {
  /// The first component that is out of its range (D16.2); nil if all of them exist.
  var missing: DateInputComponent? {
    if let year, !(1...290_000).contains(year) { return .year }
    if let month, !(1...12).contains(month) { return .month }
    if let week, !(1...ModelCivilTime().weekCount(of: year ?? 1)).contains(week) { return .week }
    let last = DayCount.length(ofMonth: month ?? 1, in: year ?? 1)
    if let day, !(1...last).contains(day) { return .day }
    if let hour, hour > 23 { return .hour }
    if let minute, minute > 59 { return .minute }
    if let second, second > 59 { return .second }
    return nil
  }

  /// The number of a value that exists (D16.5).
  var number: Int {
    let year = year ?? 1970
    if let week {
      let monday = DayCount.thursdays(of: year)[week - 1] - 3
      return monday * 86_400_000
    }
    guard day != nil || hour != nil else { return (year - 1970) * 12 + (month ?? 1) - 1 }
    let days = DayCount.number(year, month ?? 1, day ?? 1)
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
