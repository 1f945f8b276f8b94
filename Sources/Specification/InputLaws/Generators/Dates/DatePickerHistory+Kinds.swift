extension Generator<DatePickerHistory> {
  /// Actions on a picker in the Gregorian calendar, or in another calendar.
  static let pickerHistoryInAnyCalendar = Generator { source in
    var history = source.draw(.pickerHistory)
    if source.flip(0.15) {
      let calendar = source.element(of: OtherCalendar.allCases)
      history.settings = source.taking(calendar, history.settings)
    }
    return history
  }

  /// A picker of times with bounds up to two days apart, usually off the grid, in a zone with one
  /// offset.
  static let offGridPicker = Generator { source in
    let low = source.pickerInstant(near: source.pickerSecond()).microseconds.clamped(
      to: PickerLimits.instants)
    let length = Int(source.choose(upTo: 2_880)) * 60_000_000
    let high = (low + length + source.element(of: [0, 1, 30_000_000])).clamped(
      to: PickerLimits.instants)
    let settings = DatePickerSettings(
      source.element(of: [.time, .dateAndTime]),
      zone: .checked(source.element(of: [0, 3_600, 20_700, -18_000, 4_772]), []),
      minimum: Instant(microseconds: low), maximum: Instant(microseconds: high),
      minuteInterval: source.element(of: [1, 15, 30, 20, 5, 10, 12]),
      rounding: source.element(of: DateRounding.allCases))
    return DatePickerHistory(settings: settings, start: Instant(microseconds: low), actions: [])
  }

  /// Actions that set durations and turn a countdown's wheels.
  static let countDown = Generator { source in
    let settings = DatePickerSettings(
      .countDown, minuteInterval: source.pickerInterval(),
      rounding: source.element(of: DateRounding.allCases),
      leastDuration: source.element(of: LeastDuration.allCases))
    var actions: [DatePickerAction] = []
    source.repeated(1...5, label: "action") { source in
      actions.append(
        source.flip()
          ? .select(row: Int(source.choose(upTo: 60)) - 1, wheel: Int(source.choose(upTo: 1)))
          : .setSeconds(source.pickerSeconds()))
    }
    return DatePickerHistory(settings: settings, start: Instant(microseconds: 0), actions: actions)
  }
}
