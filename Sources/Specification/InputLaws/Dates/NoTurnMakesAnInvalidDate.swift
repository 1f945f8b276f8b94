extension Law {
  package static let noTurnMakesAnInvalidDate = Law(
    """
    A turn to a month that lacks the day gives the last day of that month, and any other turn the \
    date of the rows. The time of day stays.
    """,
    about: .dates, clauses: ["D4.3", "D8.3", "D8.4", "D8.10"],
    Property(forAll: .freeDateTurn) { subject, turn in
      let before = try subject.datePickers.picker(turn.settings, turn.start)
      var picker = before
      let event = subject.datePickers.perform(
        .select(row: turn.row, wheel: turn.wheel), &picker)
      var (time, number) = (before.localTime, turn.row + 1)
      switch turn.kind {
      case .year: time.year = number
      case .month: time.month = number
      default: time.day = number
      }
      number = min(time.day, DayCount.length(ofMonth: time.month, in: time.year))
      let isValid = number == time.day || turn.settings.mode == .yearAndMonth
      time.day = number
      guard PickerLimits.instants.contains((time.count - turn.settings.zone.offset) * 1_000_000)
      else { return }
      try requireEqual(picker.localTime, time, "the date")
      try requireEqual(picker.rest, before.rest, "the microseconds")
      try requireEqual(event.effect, isValid ? .done : .clamped)
    })
}
