extension Law {
  /// Each case is one day; a run with `--exhaustive` checks all days.
  package static let everyDayFitsEveryMonth = Law(
    """
    From each of the 146,097 days of 1800 to 2199, turning a picker to any month, the next year, \
    1900, 2000 or 2024 keeps the day of the month. If the month doesn't have the day, the month's \
    last day is shown. Adding or subtracting up to twelve months gives the same days.
    """, clauses: ["D4.3", "D8.4", "D8.10", "D10.10"],
    Property(forAll: .int(in: 0...146_096)) { subject, index in
      // The start of 1800 is 62,091 days before 1970; the time is 12:34:56.
      let start = CivilDate(counting: index - 62_091)
      let settings = DatePickerSettings(.date)
      let instant = Instant(seconds: (index - 62_091) * 86_400 + 45_296)
      let picker = try subject.datePickers.picker(settings, instant)
      for month in 1...12 {
        try subject.datePickers.requireTurn(
          of: picker, .month, to: month, shows: start.fitted(to: month, start.year), from: start)
      }
      for year in [start.year + 1, 1_900, 2_000, 2_024] {
        try subject.datePickers.requireTurn(
          of: picker, .year, to: year, shows: start.fitted(to: start.month, year), from: start)
      }
      try subject.civilTimes.requireSums(from: start)
    })
}

extension CivilDate {
  /// The same day in another month, or the last day of that month.
  fileprivate func fitted(to month: Int, _ year: Int) -> CivilDate {
    CivilDate(known: year, month, min(day, DayCount.length(ofMonth: month, in: year)))
  }
}

extension Implementation.DatePickers {
  /// Requires that the picker shows the date, and keeps the time, after a wheel turns to a number.
  fileprivate func requireTurn(
    of picker: DatePicker, _ kind: DateWheel.Kind, to number: Int, shows date: CivilDate,
    from start: CivilDate
  ) throws {
    var turned = picker
    let wheel = picker.settings.shownKinds.firstIndex(of: kind) ?? 0
    let event = perform(.select(row: number - 1, wheel: wheel), &turned)
    let time = CivilTime(
      year: date.year, month: date.month, day: date.day, hour: 12, minute: 34, second: 56)
    try requireEqual(turned.localTime, time, "\(start), after a turn to \(kind) \(number)")
    try requireEqual(turned.rest, 0, "the microseconds")
    try requireEqual(
      event.effect, date.day == start.day ? .done : .clamped, "the effect of the turn")
  }
}

extension Implementation.CivilTimes {
  /// Claims that adding up to twelve months keeps the day, or gives the month's last day.
  fileprivate func requireSums(from start: CivilDate) throws {
    for sign in [1, -1] {
      var (year, month) = (start.year, start.month)
      for count in 1...12 {
        month += sign
        if month == 13 { (year, month) = (year + 1, 1) }
        if month == 0 { (year, month) = (year - 1, 12) }
        let period = CivilPeriod(months: sign * count)
        try requireEqual(
          try sum(start, period), start.fitted(to: month, year),
          "\(start) and \(period)")
      }
    }
  }
}
