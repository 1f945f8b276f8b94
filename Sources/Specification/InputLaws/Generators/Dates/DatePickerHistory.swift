/// A picker, and a row to select on one of the picker's wheels.
struct DatePickerTurn: Hashable, Sendable {
  var settings: DatePickerSettings
  var start: Instant
  var row: Int
  var wheel: Int
}

extension DatePickerTurn { var kind: DateWheel.Kind { settings.shownKinds[wheel] } }

extension Generator<DatePickerTurn> {
  /// A picker in one of `modes`, and a row on one of the picker's wheels.
  static func pickerTurn(in modes: [DatePickerMode] = DatePickerMode.allCases) -> Generator {
    Generator { source in source.pickerTurn(in: modes) }
  }
}

extension ChoiceSource {
  fileprivate mutating func pickerTurn(in modes: [DatePickerMode]) -> DatePickerTurn {
    let second = pickerSecond()
    let settings = pickerSettings(near: second, modes: modes)
    let start = pickerInstant(near: second)
    let kinds = settings.shownKinds
    let wheel = int(upTo: kinds.count - 1)
    let row = pickerRow(of: wheel, kinds, near: second)
    let rows = settings.shownRowCount(of: kinds[wheel])
    return DatePickerTurn(
      settings: settings, start: start, row: row.remainder(by: rows), wheel: wheel)
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

struct DatePickerHistory: Hashable, Sendable {
  var settings: DatePickerSettings
  var start: Instant
  var actions: [DatePickerAction]
}

extension DatePickerHistory {
  /// Calls `look` for each action, with the picker before it, its event, and the picker after it.
  func follow(
    by pickers: Implementation.DatePickers,
    _ look: (DatePickerAction, DatePicker, DatePickerEvent, DatePicker) throws -> Void
  ) throws {
    var picker = try pickers.picker(settings, start)
    for action in actions {
      let before = picker
      let event = pickers.perform(action, &picker)
      try look(action, before, event, picker)
    }
  }
}

extension Generator<DatePickerHistory> {
  /// A picker in any mode, and up to five actions of any kind.
  static var pickerHistory: Generator {
    history().cover("the clock changes", atLeast: 0.2) { !$0.settings.zone.changes.isEmpty }
      .cover("has two bounds", atLeast: 0.2) {
        $0.settings.minimum != nil && $0.settings.maximum != nil
      }
  }

  /// A picker in one of `modes`, and actions.
  static func history(in modes: [DatePickerMode] = DatePickerMode.allCases) -> Generator {
    Generator { source in
      let second = source.pickerSecond()
      let settings = source.pickerSettings(near: second, modes: modes)
      let start = source.pickerInstant(near: second)
      var shown = settings
      let actions: [DatePickerAction] = source.list(1...5, label: "action") { source in
        let action = source.pickerAction(on: shown, near: second)
        if case .replace(let settings) = action { shown = settings }
        return action
      }
      return DatePickerHistory(settings: settings, start: start, actions: actions)
    }
  }

  /// A picker in the Gregorian or another calendar, and actions.
  static let pickerHistoryInAnyCalendar = Generator { source in
    var history = source.draw(.pickerHistory)
    if source.flip(0.15) {
      history.settings.calendar = source.element(of: DateCalendar.others)
      if history.settings.calendar == .buddhist && source.flip(0.9) {
        // The last year is 9999, which is the Gregorian year 9456.
        history.settings.maximum =
          history.settings.maximum ?? Instant(microseconds: 200_000_000_000_000_000)
      }
    }
    return history
  }

  /// A picker of times in a zone with a single offset.
  ///
  /// The picker's bounds are up to two days apart, and are usually not on the grid of minutes.
  static let offGridPicker = Generator { source in
    let low = source.pickerInstant(near: source.pickerSecond()).microseconds.clamped(
      to: PickerSlots.limits)
    let length = source.int(upTo: 2_880) * 60_000_000
    let high = (low + length + source.element(of: [0, 1, 30_000_000])).clamped(
      to: PickerSlots.limits)
    let settings = DatePickerSettings(
      source.element(of: [.time, .dateAndTime]),
      zone: .checked(source.element(of: [0, 3_600, 20_700, -18_000, 4_772]), []),
      minimum: Instant(microseconds: low), maximum: Instant(microseconds: high),
      minuteInterval: source.element(of: [1, 15, 30, 20, 5, 10, 12]),
      rounding: source.element(of: DateRounding.allCases))
    return DatePickerHistory(settings: settings, start: Instant(microseconds: low), actions: [])
  }

  /// A countdown picker, and actions that set durations or turn its wheels.
  static let countDown = Generator { source in
    let settings = DatePickerSettings(
      .countDown, minuteInterval: source.pickerInterval(),
      rounding: source.element(of: DateRounding.allCases),
      leastDuration: source.element(of: LeastDuration.allCases))
    let actions: [DatePickerAction] = source.list(1...5, label: "action") { source in
      source.flip()
        ? .select(row: source.int(in: -1...59), wheel: source.int(upTo: 1))
        : .setSeconds(source.pickerSeconds())
    }
    return DatePickerHistory(settings: settings, start: Instant(microseconds: 0), actions: actions)
  }
}

extension DateCalendar {
  /// Calendars other than the Gregorian one.
  static let others = [buddhist, lunar, ending]

  /// A calendar with the Gregorian months, whose year numbers are greater by 543.
  fileprivate static let buddhist = DateCalendar(
    "buddhist",
    DateCalendar.Days(
      mostMonths: 12, mostDays: 31,
      date: { number in
        let time = CivilTime(counting: number * 86_400)
        return CalendarDate(year: time.year + 543, month: time.month, day: time.day)
      },
      dayNumber: { date in
        let time = CivilTime(year: date.year - 543, month: date.month, day: date.day)
        return time.count.floored(by: 86_400)
      }, monthCount: { _ in 12 },
      dayCount: { month, year in DayCount.length(ofMonth: month, in: year - 543) }))

  /// A calendar in which years of 12 and 13 months alternate, as do months of 30 and 29 days.
  static let lunar = DateCalendar(
    "lunar", lunarDays { LunarDate($0).date }, monthNames: (1...13).map { "moon \($0)" })

  /// The `lunar` calendar, without the days after day 30,000.
  private static let ending = DateCalendar(
    "ending", lunarDays { $0 > 30_000 ? nil : LunarDate($0).date })

  private static func lunarDays(_ date: @escaping @Sendable (Int) -> CalendarDate?)
    -> DateCalendar.Days
  {
    DateCalendar.Days(
      mostMonths: 13, mostDays: 30, date: date, dayNumber: { LunarDate.dayNumber($0) },
      monthCount: { LunarDate.months(in: $0) },
      dayCount: { LunarDate.days(in: LunarDate.months(before: $1) + $0 - 1) })
  }
}

/// A date in the `lunar` calendar, which begins with the Gregorian year 1.
private struct LunarDate {
  static let start = -719_162

  let date: CalendarDate

  init(_ dayNumber: Int) {
    let days = dayNumber - Self.start
    var month = days.floored(by: 59) * 2
    var day = days.remainder(by: 59)
    if day >= 30 { (month, day) = (month + 1, day - 30) }
    var year = month.floored(by: 25) * 2 + 1
    var rest = month.remainder(by: 25)
    if rest >= 12 { (year, rest) = (year + 1, rest - 12) }
    date = CalendarDate(year: year, month: rest + 1, day: day + 1)
  }

  static func months(in year: Int) -> Int { year % 2 == 0 ? 13 : 12 }

  static func months(before year: Int) -> Int {
    (year - 1).floored(by: 2) * 25 + (year % 2 == 0 ? 12 : 0)
  }

  /// The number of days in a month; months are counted from the calendar's start.
  static func days(in month: Int) -> Int { month % 2 == 0 ? 30 : 29 }

  static func dayNumber(_ date: CalendarDate) -> Int? {
    let month = months(before: date.year) + date.month - 1
    guard 1...months(in: date.year) ~= date.month, 1...days(in: month) ~= date.day else {
      return nil
    }
    return start + month.floored(by: 2) * 59 + (month % 2 == 0 ? 0 : 30) + date.day - 1
  }
}
