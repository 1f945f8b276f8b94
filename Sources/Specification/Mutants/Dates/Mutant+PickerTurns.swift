extension Mutant {
  static let pickerTurns: [Mutant] = [
    .change(\.datePickers.rows, "B39", "The row is the minute, whatever the interval.") {
      rows, picker in
      let wheels = Implementation.model.datePickers.wheels(picker.settings)
      return zip(rows, wheels).map { row, wheel in
        wheel.kind == .minute ? row * (60 / wheel.rowCount) % wheel.rowCount : row
      }
    }.killed(by: .shownIsReturned).bug("flutter/flutter#69753"),
    .pickerStep("B41", "A turn by twelve hours doesn't send an event.") { step in
      let seconds = abs(step.after.instant - step.before.instant) / 1_000_000
      if step.selected != nil, seconds == 43_200 { step.hideChange() }
    }.killed(by: .oneEventAChange).bug("lionheart/openradar-mirror#20127"),
    .change(\.datePickers.rows, "B42", "The wheels always show universal time.") { _, picker in
      let settings = picker.settings.changed { $0.zone = .universal }
      return Implementation.model.datePickers.rows(picker.under(settings))
    }.killed(by: .shownIsReturned).bug("ResearchKit/ResearchKit#833"),
    .pickerStep("B43", "A turn into a gap of the clock is reverted.") { step in
      let settings = step.before.settings
      guard step.selected != nil, settings.showsTimes, step.event.effect == .clamped,
        settings.minimum == nil, settings.maximum == nil
      else { return }
      step.stay(.refused(.noSuchDate))
    }.killed(by: .pickersEqualModel).bug("WentTheFox/HammerTime#14"),
    .misreading("DateBoundsComparedWithTime", "The minimum's time of day excludes its day.") {
      if $0.mode == .date { $0.minimum = $0.minimum?.advanced(by: 86_399) }
    }.killed(by: .pickersEqualModel).bug("flutter/flutter#63196"),
    .pickerStep("TimeOfBoundDayUnchecked", "A turn to another day may leave the bounds.") {
      step in
      guard let (kind, row) = step.selected, kind == .date, !step.isRefused, 0..<3_652_059 ~= row
      else { return }
      let days = row - 719_162 - step.before.local.floored(by: 86_400)
      step.show(step.before.instant + days * 86_400_000_000)
    }.killed(by: .valuesAreSlots).bug("itsmeichigo/DateTimePicker#15"),
    .enabledRow("MinuteBoundOnEveryHour", "The minimum's minute limits the minutes of all hours.") {
      isEnabled, row, kind, picker in
      guard isEnabled, kind == .minute, let low = picker.settings.minimum else { return isEnabled }
      let minute = picker.settings.zone.localSecond(at: low.microseconds).floored(by: 60) % 60
      return row * max(1, picker.settings.minuteInterval % 31) >= minute
    }.killed(by: .pickersEqualModel).bug("trentrichardson/jQuery-Timepicker-Addon#138"),
    .enabledRow("PreviousDayOffered", "The day before the minimum's day is enabled.") {
      isEnabled, row, kind, picker in
      isEnabled
        || kind == .day && 1...28 ~= row
          && Implementation.model.datePickers.isEnabled(
            row + 1, picker.settings.format.order.firstIndex(of: .day) ?? 0, picker)
    }.killed(by: .pickersEqualModel).bug("flutter/flutter#72932"),
    .pickerStep("ClampingNotReported", "A clamped turn doesn't report a change.") { step in
      if step.event.effect == .clamped { step.hideChange() }
    }.killed(by: .oneEventAChange).bug("flutter/flutter#49606"),
    .pickerStep("DayRollsOver", "A day missing from its month rolls into the next month.") {
      step in
      guard let (kind, _) = step.selected, kind == .month, step.before.settings.mode == .date,
        step.event.effect == .clamped
      else { return }
      let (old, new) = (step.before.dayOfMonth, step.after.dayOfMonth)
      step.show(step.after.instant + (old - new) * 86_400_000_000)
    }.killed(by: .everyDayFitsEveryMonth).bug("feathersui/feathersui-starling#1649"),
    .pickerStep("MissingDayMovesMonth", "A day missing from the month changes the month.") { step in
      guard let (kind, row) = step.selected, kind == .day, (0..<31).contains(row),
        step.event.effect == .clamped, step.before.settings.minimum == nil,
        step.before.settings.maximum == nil
      else { return }
      step.show(step.after.instant + (row + 1) * 86_400_000_000)
    }.killed(by: .pickersEqualModel).bug("mytooyo/board_datetime_picker#24"),
    .change(
      \.datePickers.rows, "HalfOfHourRows", "A wheel of 24 hours shows the hour of a 12-hour clock."
    ) { rows, picker in
      let wheels = Implementation.model.datePickers.wheels(picker.settings)
      return zip(rows, wheels).map { row, wheel in
        wheel.kind == .hour && wheel.rowCount == 24 ? row % 12 : row
      }
    }.killed(by: .shownIsReturned).bug("subhamayd2/day_night_time_picker#62"),
    .pickerStep("LabelParsedWithoutYear", "The row of a leap day is read as March 1.") { step in
      guard case .selectAll(let rows) = step.action, !step.isRefused,
        step.before.settings.mode == .dateAndTime, let row = rows.first,
        let date = try? CivilDate(dayNumber: row - 719_162), date.month == 2, date.day == 29
      else { return }
      step.show(step.after.instant + 86_400_000_000)
    }.killed(by: .shownIsReturned).bug("florent37/SingleDateAndTimePicker#254"),
    .pickerStep("SecondPassOutOfReach", "The second of two equal local times can't be reached.") {
      step in
      guard case .otherPass = step.action, !step.isRefused, step.after.instant > step.before.instant
      else { return }
      step.stay(.refused(.onlyPass))
    }.killed(by: .bothPassesCanBeSelected),
    .pickerStep("CyclicRowRefused", "A turn past the end of a cyclic wheel is refused.") { step in
      guard let (_, row) = step.selected, !step.isRefused, row < 0 || row > 3_652_059 || row >= 60
      else { return }
      step.stay(.refused(.wheels(.noRow(row, wheel: 0, rows: 60))))
    }.killed(by: .fullTurnsChangeNothing, .otherRowsAreRefusedOrGoRound),
    .change(
      \.datePickers.rows, "CalendarIgnored", "The wheels show the Gregorian date in every calendar."
    ) { _, picker in
      let settings = picker.settings.changed { $0.calendar = .gregorian }
      return Implementation.model.datePickers.rows(picker.under(settings))
    }.killed(by: .calendarsDecideTheirMonths),
    .pickerStep("TimeOnFirstDay", "In `time` mode, a turn also selects the first day.") { step in
      guard step.before.settings.mode == .time, step.selected != nil, !step.isRefused,
        step.before.settings.minimum == nil, step.before.instant > 86_400_000_000
      else { return }
      step.show(step.after.instant - 86_400_000_000)
    }.killed(by: .turnsKeepHiddenParts).bug("telerik/kendo-ui-core#1552"),
    .pickerStep("AdjustingSelectsDisabled", "Adjusting selects even a disabled next row.") {
      step in
      guard case .adjust(let wheel, let up) = step.action, step.isRefused else { return }
      let turn = PickerStep(
        .turn(wheel: wheel, by: up ? 1 : -1), on: step.before, by: Implementation.model.datePickers)
      if !turn.isRefused { step.show(turn.after.instant, .clamped) }
    }.killed(by: .pickersEqualModel),
  ]
}

extension DatePicker {
  fileprivate var dayOfMonth: Int {
    settings.zone.civilTime(at: Instant(microseconds: instant))?.day ?? 0
  }
}
