import InputRules
import PropertyTesting

/// One of the quirks of a picker, except for another zone's.
enum PickerQuirk: Hashable, Sendable, CaseIterable {
  case unrounded
  case minimum
  case countDown
  case halfDay
  case gap

  /// Switches it on.
  func switchOn(_ quirks: inout DatePickerQuirks) {
    switch self {
    case .unrounded: quirks.returnsUnrounded = true
    case .minimum: quirks.snapsMinimumDown = true
    case .countDown: quirks.hidesFirstCountDownChange = true
    case .halfDay: quirks.hidesHalfDayTurns = true
    case .gap: quirks.sticksInGaps = true
    }
  }
}

extension Generator<PickerQuirk> {
  /// Any quirk.
  static var quirk: Generator { Generator { $0.element(of: PickerQuirk.allCases) } }
}

extension Generator<DatePickerHistory> {
  /// Actions on a picker that may have quirks, or another calendar.
  static var quirkyPickerHistory: Generator {
    Generator { source in
      var history = source.draw(.pickerHistory)
      for quirk in PickerQuirk.allCases where source.flip(0.1) {
        quirk.switchOn(&history.settings.quirks)
      }
      if source.flip(0.05) {
        let second = history.start.microseconds.clamped(to: PickerLimits.instants) / 1_000_000
        history.settings.quirks.showsOtherZone = source.pickerZone(near: second)
      }
      if source.flip(0.15) {
        let calendar = source.element(of: OtherCalendar.allCases)
        history.settings = source.taking(calendar, history.settings)
      }
      return history
    }
  }

  /// A picker of times with bounds up to two days apart, most of them off the grid, in a zone of
  /// one offset.
  static var offGridPicker: Generator {
    Generator { source in
      let low = source.pickerInstant(near: source.pickerSecond())
        .microseconds.clamped(to: PickerLimits.instants)
      let length = Int(source.choose(upTo: 2_880)) * 60_000_000
      let high = (low + length + source.element(of: [0, 1, 30_000_000])).clamped(
        to: PickerLimits.instants)
      let settings = DatePickerSettings(
        source.element(of: [.time, .dateAndTime]),
        zone: .checked(source.element(of: [0, 3_600, 20_700, -18_000, 4_772]), []),
        minimum: Instant(microseconds: low), maximum: Instant(microseconds: high),
        minuteInterval: source.element(of: [1, 15, 30, 20, 5, 10, 12]),
        rounding: source.element(of: DateRounding.allCases))
      return DatePickerHistory(
        settings: settings, start: Instant(microseconds: low), actions: [])
    }
  }

  /// Durations that are set and turned to.
  static var countDown: Generator {
    Generator { source in
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
      return DatePickerHistory(
        settings: settings, start: Instant(microseconds: 0), actions: actions)
    }
  }
}
