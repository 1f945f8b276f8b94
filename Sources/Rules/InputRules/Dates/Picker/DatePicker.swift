/// A picker for a date, a time or a duration: its settings and its value (D1.1 to D1.6).
///
/// A picker is a value that doesn't read the clock: an app sets the current instant and performs
/// each action.
public struct DatePicker: Hashable, Sendable {
  /// The settings.
  public internal(set) var settings: DatePickerSettings
  /// The value as an instant, in microseconds since the start of 1970; in `countDown` mode, the
  /// instant that was set, which isn't shown (D11.5).
  package internal(set) var instant: Int
  /// The duration shown in `countDown` mode, in minutes; other modes only store it.
  package internal(set) var minutes: Int

  /// Creates a picker that shows an instant.
  /// - Parameters:
  ///   - settings: the picker's settings, such as its mode, bounds and format.
  ///   - instant: the instant to set, usually the current instant (D11.1).
  /// - Throws: `DatePickerError` if the wheels can't show the calendar's date of a bound (D18.8).
  public init(
    _ settings: DatePickerSettings, at instant: Instant
  ) throws(DatePickerError) {
    try settings.checkCalendar()
    let isCountDown = settings.mode == .countDown
    self.init(
      unchecked: settings,
      at: isCountDown ? instant.microseconds : settings.setting(instant.microseconds).value,
      minutes: CountDown(settings).first)
  }

  package init(unchecked settings: DatePickerSettings, at instant: Int, minutes: Int) {
    self.settings = settings
    self.instant = instant
    self.minutes = minutes
  }

  /// The value: an instant, or a duration in `countDown` mode (D4.1).
  public var value: DatePickerValue {
    settings.mode == .countDown ? .minutes(minutes) : .instant(Instant(microseconds: instant))
  }

  /// The wheels, from left to right (D6.4 to D6.9).
  public var wheels: [DateWheel] { settings.wheels }

  /// The rows that the wheels show (D4.2).
  public var rows: [Int] {
    settings.mode == .countDown
      ? CountDown(settings, showing: minutes).rows : DateTurn(settings, from: instant).rows
  }
}

extension DatePickerSettings {
  /// The value that results from setting an instant, and the effect of setting it (D11.1, D11.2).
  func setting(_ instant: Int) -> (value: Int, effect: DatePickerEvent.Effect) {
    let slots = DateSlots(self)
    let isInside = slots.bounds.contains(instant)
    let slot = slots.rounded(instant, rounding)
    return (slot, slot == instant ? .done : isInside ? .rounded : .clamped)
  }
}

/// The reason a date picker refuses an action (D4.4).
public enum DatePickerProblem: Error, Hashable, Sendable {
  /// The wheel or the row doesn't exist, or the number of rows differs from the number of wheels
  /// (D8.1, D8.12).
  case wheels(WheelProblem)
  /// The calendar doesn't have the date that the rows show.
  case noSuchDate
  /// No row of the wheel is enabled in this direction (D9.5).
  case noFurtherRow
  /// Clocks show the local time at only one instant (D8.14).
  case onlyPass
  /// The other instant with the same local time isn't a value that the picker allows (D8.14).
  case passIsNoSlot
  /// A duration can be set only in `countDown` mode (D5.3).
  case noCountDown
  /// The number of seconds is NaN (D5.3).
  case notANumber
  /// The number of seconds is infinite (D5.3).
  case infinite
  /// The number of seconds is below zero (D5.3).
  case negative
  /// The number of seconds is below the smallest duration (D5.3).
  case belowLeast
  /// The duration is a day or longer (D5.3).
  case tooLong
  /// The wheels can't show the dates of the new settings' calendar (D18.8).
  case calendar(DatePickerError)
}

extension DatePickerProblem: Explained {
  var sentence: String {
    switch self {
    case .wheels(let problem): problem.description
    case .noSuchDate: "the calendar has no such date; choose another date"
    case .noFurtherRow: "the wheel has no enabled row in this direction; turn another wheel"
    case .onlyPass: "the clock shows this time only once; choose a repeated time"
    case .passIsNoSlot: "the picker doesn't allow the other pass of this time; keep this one"
    case .noCountDown: "the picker shows instants; set an instant, or use the mode countDown"
    case .notANumber: "the number of seconds is NaN; give a finite number"
    case .infinite: "the number of seconds is infinite; give a number less than 86400"
    case .negative: "the number of seconds is negative; give zero or more"
    case .belowLeast: "the number of seconds is too small; give 60 or more"
    case .tooLong: "the number of seconds is a day or more; give a number less than 86400"
    case .calendar(let error): error.description
    }
  }
}

/// The reason a picker can't be created with a calendar (D18.8).
public enum DatePickerError: Error, Hashable, Sendable {
  /// The calendar has no date for this day number within the bounds.
  case noDate(dayNumber: Int)
  /// The date of this day number is within the bounds, but the wheels have no row for it.
  case noRow(dayNumber: Int)
}

extension DatePickerError: Explained {
  var sentence: String {
    switch self {
    case .noDate(let day):
      "the calendar has no date for day \(day); set bounds that exclude it"
    case .noRow(let day):
      "the wheels have no row for the calendar's date of day \(day); set bounds that exclude it"
    }
  }
}
