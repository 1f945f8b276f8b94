extension Law {
  package static let everyTimeIsWritten = Law(
    """
    A date format writes a local time with any numbers: negative numbers after a minus sign, and \
    hours unchanged if no clock shows them. It omits a month, a half-day or a weekday that doesn't \
    exist.
    """, about: .dates, clauses: ["D10.17", "D10.18", "D10.19", "D10.21"],
    Property(forAll: .anyNumbersOfTime) { subject, time in
      for field in CivilTime.fields {
        let text = subject.civilTimes.formatted(time, field, .english, "")
        try requireEqual(text, time.text(of: field, .english, ""), field)
      }
    })
}

extension CivilTime {
  fileprivate static let fields = [
    "y", "yyyy", "yy", "M", "MM", "MMM", "MMMM", "d", "dd", "E", "EE", "EEE", "EEEE", "H", "HH",
    "h", "hh", "m", "mm", "s", "ss", "a",
  ]

  /// The text that a field of a format writes (D10.17 to D10.21).
  func text(of field: String, _ names: DateNames, _ zoneName: String) -> String {
    let digits = { Self.digits($0, $1, names) }
    let isHour = 0...23 ~= hour
    switch field {
    case "y", "yyyy": return digits(year, field.count)
    case "yy": return String(digits(year, 2).suffix(2))
    case "M", "MM": return digits(month, field.count)
    case "MMM": return 1...12 ~= month ? names.shortMonths[month - 1] : ""
    case "MMMM": return 1...12 ~= month ? names.months[month - 1] : ""
    case "d", "dd": return digits(day, field.count)
    case "E", "EE", "EEE": return weekday.map { names.shortWeekdays[$0 - 1] } ?? ""
    case "EEEE": return weekday.map { names.weekdays[$0 - 1] } ?? ""
    case "H", "HH": return digits(hour, field.count)
    case "h", "hh":
      let isAfternoon = isHour && hour > 12
      return digits(isAfternoon ? hour - 12 : hour == 0 ? 12 : hour, field.count)
    case "m", "mm": return digits(minute, field.count)
    case "s", "ss": return digits(second, field.count)
    case "a": return isHour ? names.halfDays[hour < 12 ? 0 : 1] : ""
    default: return zoneName
    }
  }

  /// The weekday of the date, or `nil` if the date doesn't exist.
  private var weekday: Int? {
    guard -290_000...290_000 ~= year, 1...12 ~= month,
      1...CivilDate.countedLength(ofMonth: month, in: year) ~= day
    else { return nil }
    return CivilDate(known: year, month, day).countedWeekday
  }

  private static func digits(_ number: Int, _ length: Int, _ names: DateNames) -> String {
    let digits = "\(number.magnitude)"
    let padded = String(repeating: "0", count: max(0, length - digits.count)) + digits
    let scalars = padded.compactMap(\.wholeNumberValue).map { names.digits[$0] }
    return (number < 0 ? "-" : "") + String(scalars: scalars)
  }
}

extension Generator<CivilTime> {
  /// Numbers of a time, in and out of range.
  fileprivate static let anyNumbersOfTime = Generator { source in
    let year = source.flip() ? source.civilYear() : source.loose(-290_000...290_000)
    return CivilTime(
      year: year, month: source.loose(1...12), day: source.loose(1...31),
      hour: source.loose(0...23), minute: source.loose(0...59), second: source.loose(0...59))
  }
  .cover("a year that no date has", atLeast: 0.02) { !(-290_000...290_000 ~= $0.year) }
  .cover("an hour that no clock shows", atLeast: 0.1) { !(0...23 ~= $0.hour) }
}
