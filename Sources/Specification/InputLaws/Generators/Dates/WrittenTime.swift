/// A local time, a date format, and the text that the format gives for the time.
struct WrittenTime: Hashable, Sendable {
  var time: CivilTime
  var names: DateNames
  var zoneName: String
  var format: String
  var text: String
  /// A sequence of letters that isn't a format field.
  var noField: String
}

extension WrittenTime: CustomStringConvertible {
  var description: String { "\(time) in \(format.escaped) is \(text.escaped); no field \(noField)" }
}

extension Generator<WrittenTime> {
  /// A format with several fields, in English or with invented names and digits.
  static let writtenTime = Generator { source in
    let date = source.civilDate()
    let (hour, minute) = (source.int(upTo: 23), source.int(upTo: 59))
    let time = CivilTime(
      year: date.year, month: date.month, day: date.day, hour: hour, minute: minute,
      second: source.int(upTo: 59))
    var written = WrittenTime(
      time: time, names: source.flip() ? .english : .invented,
      zoneName: source.element(of: ["", "GMT", "d'y"]), format: "", text: "",
      noField: source.element(of: [
        "yyy", "yyyyy", "MMMMM", "ddd", "EEEEE", "HHH", "hhh", "mmm", "sss", "aa", "z", "zzz",
        "zzzzz", "Q", "Y", "L", "S", "A", "D", "e",
      ]))
    source.repeated(0...5, label: "part") { written.addPart(from: &$0) }
    return written
  }
}

extension WrittenTime {
  static let fields = [
    "y", "yyyy", "yy", "M", "MM", "MMM", "MMMM", "d", "dd", "E", "EE", "EEE", "EEEE", "H", "HH",
    "h", "hh", "m", "mm", "s", "ss", "a", "zzzz",
  ]

  fileprivate mutating func addPart(from source: inout ChoiceSource) {
    let field = source.element(of: Self.fields)
    format += field
    text += time.text(of: field, names, zoneName)
    // Two fields with the same letter need a separator between them.
    let between = source.element(of: [
      ("-", "-"), (" ", " "), ("''", "'"), ("'at y'", "at y"), ("'o''clock'", "o'clock"),
      (", ", ", "), ("\u{E4}", "\u{E4}"), ("\u{1F552}", "\u{1F552}"), ("'\u{1F552}'", "\u{1F552}"),
      ("\u{FFFF}", "\u{FFFF}"), ("\u{10000}", "\u{10000}"),
    ])
    format += between.0
    text += between.1
  }
}

extension DateNames {
  /// Names that show what they stand for, and Arabic digits.
  fileprivate static let invented = DateNames(
    months: (1...12).map { "month\($0)" }, shortMonths: (1...12).map { "m\($0)" },
    weekdays: (1...7).map { "weekday\($0)" }, shortWeekdays: (1...7).map { "w\($0)" },
    halfDays: ["before", "after"], digits: (0...9).compactMap { Unicode.Scalar(0x660 + $0) })
}

extension DateFormatParts: CustomStringConvertible {
  /// The parts, one on each line.
  public var description: String {
    """
    order  \(order)
    months \(months)
    halves \(names.halfDays), digits \(names.digits)
    dates  \(dateFormat)
    """
  }
}

extension Generator<DateFormatParts> {
  /// The parts of a date format, some of which may be wrong.
  static let dateFormatParts = Generator { source in
    let root = DateWheelFormat(locale: "root")
    var parts = DateFormatParts(
      order: [.day, .month, .year], months: root.months, names: root.names,
      dateFormat: source.dateFields())
    if source.flip(0.2) { parts.order = source.parts() }
    if source.flip(0.2) { parts.months[source.int(upTo: 11)] = "M03" }
    if source.flip(0.05) { parts.months.removeLast() }
    var (halves, digits) = (parts.names.halfDays, parts.names.digits)
    if source.flip(0.1) { halves = ["a", source.element(of: ["a", "b", ""])] }
    if source.flip(0.1) { digits[source.int(upTo: 9)] = "5" }
    parts.names = DateNames(
      months: parts.names.months, shortMonths: parts.names.shortMonths,
      weekdays: parts.names.weekdays, shortWeekdays: parts.names.shortWeekdays, halfDays: halves,
      digits: digits)
    return parts
  }
  .cover("has a year", atLeast: 0.02) { $0.dateFormat.contains("y") }
}

extension ChoiceSource {
  fileprivate mutating func dateFields() -> String {
    let fields: [String] = list(1...5, label: "field") {
      $0.element(of: ["y", "M", "d", "yyyy", "MMM", "yy", "EEE", "dd", "H"])
    }
    return fields.joined(separator: " ")
  }

  fileprivate mutating func parts() -> [DateWheelFormat.Part] {
    list(0...4, label: "part") { $0.element(of: DateWheelFormat.Part.allCases) }
  }

  /// A date, often near the end of a month, a leap day, or an end of the calendar.
  mutating func civilDate() -> CivilDate {
    if flip(0.2) {
      let ends = [CivilDate.firstDay, CivilDate.lastDay, 0]
      let days = element(of: ends) + int(upTo: 800) - 400
      return CivilDate(counting: min(max(CivilDate.firstDay, days), CivilDate.lastDay))
    }
    let year = civilYear()
    let month = flip(0.3) ? 2 : int(in: 1...12)
    let last = DayCount.length(ofMonth: month, in: year)
    let day = flip() ? max(1, last - int(upTo: 3)) : int(in: 1...last)
    return CivilDate(known: year, month, day)
  }

  /// A year, often one that tests the leap-year or week-count rules.
  mutating func civilYear() -> Int {
    switch choose(upTo: 2) {
    case 0:
      return element(of: [
        1970, 2000, 2024, 2015, 2020, 2021, 2026, 1900, 2100, 0, -1, 1, -4, -100, -400, 9_999,
        10_000, -290_000, 290_000,
      ])
    case 1: return int(in: 1_900...2_150)
    default: return int(in: -290_000...290_000)
    }
  }

  /// A number in `range`, just outside it, or far outside it.
  mutating func loose(_ range: ClosedRange<Int>) -> Int {
    if flip(0.25) {
      return element(of: [
        range.lowerBound - 1, range.upperBound + 1, .min, .max, 1_000_000_000, -1_000_000_000, 0,
      ])
    }
    return int(in: range)
  }

  /// A number of days, months or years: usually small, and sometimes much too large.
  mutating func civilCount() -> Int {
    switch choose(upTo: 6) {
    case 0, 1: return 0
    case 2, 3: return int(in: -20...20)
    case 4: return int(in: -1_500...1_500)
    case 5: return int(in: -200_000_000...200_000_000)
    default: return element(of: [.max, .min, .max / 12, .min / 12, 700_000_000_000_000_000])
    }
  }
}

extension Generator<CivilDate> {
  static var civilDate: Generator { Generator { $0.civilDate() } }
}

extension Generator<CivilPeriod> {
  /// A period, sometimes so long that adding it leaves the supported years.
  static let civilPeriod = Generator { source in
    var period = CivilPeriod()
    period.years = source.civilCount()
    period.months = source.civilCount()
    period.weeks = source.civilCount()
    period.days = source.civilCount()
    // Two large numbers that cancel each other.
    if source.flip(0.05) {
      let years = source.element(of: [700_000_000_000_000_000, -700_000_000_000_000_000])
      (period.years, period.months) = (years, -12 * years + 1)
    }
    return period
  }
}

extension Generator<Set<CivilPeriod.Unit>> {
  static var civilUnits: Generator { .subset(of: Array(CivilPeriod.Unit.allCases)) }
}
