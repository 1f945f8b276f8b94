// Laws count days in the model's calendar. It repeats after 400 years, so any year can be counted.
extension CivilTime {
  /// The time that is `seconds` seconds after the start of 1970, in any year.
  init(counting seconds: Int) {
    let day = seconds.floored(by: 86_400)
    let rest = seconds - day * 86_400
    let cycles = day.floored(by: Self.daysOfCycle)
    let date = DayCount.date(day - cycles * Self.daysOfCycle)
    self.init(
      year: date.year + cycles * 400, month: date.month, day: date.day, hour: rest / 3_600,
      minute: rest / 60 % 60, second: rest % 60)
  }

  /// The number of days in 400 years, after which the calendar repeats.
  private static let daysOfCycle = 146_097

  /// The number of seconds from the start of 1970 to this time.
  var count: Int {
    let cycles = (year - 1970).floored(by: 400)
    let days = DayCount.number(year - cycles * 400, month, day) + cycles * Self.daysOfCycle
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  /// The weekday, from 1 for Sunday to 7; the last day of 1969 was a Wednesday.
  var dayOfWeek: Int {
    let days = count.floored(by: 86_400)
    return (days + 4) - (days + 4).floored(by: 7) * 7 + 1
  }

  /// Whether the date exists in the supported years, and the time of day exists.
  var exists: Bool {
    (-290_000...290_000).contains(year) && (1...12).contains(month)
      && (1...DayCount.length(ofMonth: month, in: year)).contains(day) && (0...23).contains(hour)
      && (0...59).contains(minute) && (0...59).contains(second)
  }
}

extension Instant {
  /// The number of whole seconds since the start of 1970, rounded down.
  var wholeSeconds: Int { microseconds.floored(by: 1_000_000) }
}

extension CivilDate {
  /// Creates the date that is `days` days after the start of 1970.
  init(counting days: Int) {
    let time = CivilTime(counting: days * 86_400)
    self.init(known: time.year, time.month, time.day)
  }

  var countedDays: Int { noon.count.floored(by: 86_400) }

  private var noon: CivilTime { CivilTime(year: year, month: month, day: day, hour: 12) }

  static let firstDay = -106_639_853, lastDay = 105_201_162
}

// Laws and generators take the zones' offsets from the model.
extension CivilZone {
  var counted: ZoneOffsets { ZoneOffsets(self) }

  /// The local time, in seconds, at an instant that is given in microseconds.
  package func localSecond(at instant: Int) -> Int {
    let second = instant.floored(by: 1_000_000)
    return second + counted.offset(at: second)
  }
}

extension CivilZone: Worded {
  package var words: String {
    let changes = changes.map { "; from \($0.instant.words) on \($0.offset) s" }
    return "\(offset) s" + changes.joined()
  }
}

extension CivilZone {
  /// The zone and its rule, each on a line of its own.
  var lines: String { "zone     \(words)\nrule     \(rule.map { "\($0)" } ?? "none")" }
}

extension Instant: Worded {
  package var words: String {
    let rest = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    return "\(CivilTime(counting: wholeSeconds))" + (rest == 0 ? "" : " and \(rest) µs")
  }
}

// Laws and generators use the model to find the numbers that texts in date inputs stand for.
extension DateInputKind {
  /// The number that a text stands for, or the reason the text has no number (D16.1 to D16.5).
  func reading(_ text: String) -> DateInputAnswer<Int> {
    DateInputAnswer(try ModelDateInputs().number(of: text, self))
  }

  /// The range of the numbers that stand for this kind's values (D16.6).
  var numbers: ClosedRange<Int> { ModelDateInputs().numbers(of: self) }

  /// The count of consecutive numbers that stand for the same value (D16.6).
  var width: Int {
    switch self {
    case .date: 86_400_000
    case .week: 7 * 86_400_000
    case .month, .time, .datetimeLocal: 1
    }
  }

  /// Whether this kind includes a time, so its steps are in seconds (D17.7).
  package var hasTime: Bool { self == .time || self == .datetimeLocal }
}
