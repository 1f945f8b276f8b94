import InputRules
import PropertyTesting

extension Law {
  package static let everyTimeIsWritten = Law(
    """
    A local time of any numbers is written: numbers below 0 after a minus sign, hours as they are \
    if no clock shows them, and nothing for a month, a half-day or a weekday that doesn't exist.
    """,
    about: .dates, clauses: ["D10.17", "D10.18", "D10.19", "D10.21"],
    Property(forAll: .anyNumbersOfTime) { subject, time in
      for field in AnyTime.fields {
        let text = subject.civilTimes.formatted(time.time, field, .english, "")
        try requireEqual(text, time.text(of: field), field)
      }
    })
}

/// A local time of any numbers.
private struct AnyTime: Hashable, Sendable, CustomStringConvertible {
  var time: CivilTime

  var description: String { "\(time)" }

  static let fields = [
    "y", "yyyy", "yy", "M", "MM", "MMM", "MMMM", "d", "dd", "E", "EE", "EEE", "EEEE", "H", "HH",
    "h", "hh", "m", "mm", "s", "ss", "a",
  ]

  func text(of field: String) -> String {
    let names = DateNames.english
    let isHour = 0...23 ~= time.hour
    switch field {
    case "y", "yyyy": return digits(time.year, field.count)
    case "yy": return String(digits(time.year, 2).suffix(2))
    case "M", "MM": return digits(time.month, field.count)
    case "MMM": return 1...12 ~= time.month ? names.shortMonths[time.month - 1] : ""
    case "MMMM": return 1...12 ~= time.month ? names.months[time.month - 1] : ""
    case "d", "dd": return digits(time.day, field.count)
    case "E", "EE", "EEE": return weekday.map { names.shortWeekdays[$0 - 1] } ?? ""
    case "EEEE": return weekday.map { names.weekdays[$0 - 1] } ?? ""
    case "H", "HH": return digits(time.hour, field.count)
    case "h", "hh":
      let isAfternoon = isHour && time.hour > 12
      return digits(
        isAfternoon ? time.hour - 12 : time.hour == 0 ? 12 : time.hour, field.count)
    case "m", "mm": return digits(time.minute, field.count)
    case "s", "ss": return digits(time.second, field.count)
    default: return !isHour ? "" : time.hour < 12 ? "AM" : "PM"
    }
  }

  /// The weekday of the date; nil if there is no such date.
  private var weekday: Int? {
    guard -290_000...290_000 ~= time.year, 1...12 ~= time.month,
      1...CivilDate.countedLength(ofMonth: time.month, in: time.year) ~= time.day
    else { return nil }
    return CivilDate(known: time.year, time.month, time.day).countedWeekday
  }

  private func digits(_ number: Int, _ length: Int) -> String {
    let digits = String(number).filter { $0 != "-" }
    let zeros = String(repeating: "0", count: max(0, length - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

extension Generator<AnyTime> {
  /// Numbers of a time, inside and outside of their ranges.
  fileprivate static var anyNumbersOfTime: Generator {
    Generator { source in
      let year = source.flip() ? source.civilYear() : source.loose(-290_000...290_000)
      return AnyTime(
        time: CivilTime(
          year: year, month: source.loose(1...12), day: source.loose(1...31),
          hour: source.loose(0...23), minute: source.loose(0...59), second: source.loose(0...59)))
    }
    .cover("a year that no date has", atLeast: 0.02) { !(-290_000...290_000 ~= $0.time.year) }
    .cover("an hour that no clock shows", atLeast: 0.1) { !(0...23 ~= $0.time.hour) }
  }
}
