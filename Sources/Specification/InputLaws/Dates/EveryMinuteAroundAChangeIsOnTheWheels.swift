extension Law {
  /// A case is five minutes; a run with `--exhaustive` checks them all.
  package static let everyMinuteAroundAChangeIsOnTheWheels = Law(
    """
    In fourteen zones, a picker to which a minute is set, of the days before, at and after each of \
    1,104 changes, shows its local time. The same rows, selected in a picker that shows an earlier \
    day, give the minute back, or in an overlap the first or the last instant, as chosen.
    """,
    about: .dates, .proof, clauses: ["D4.2", "D7.13", "D8.7", "D8.12", "D11.2", "D11.7"],
    Property(forAll: .changeMinutes(5)) { subject, minutes in
      let pickers = subject.datePickers
      let made = try [OverlapChoice.first, .second].map { choice in
        try pickers.picker(
          DatePickerSettings(.dateAndTime, zone: minutes.zone.zone, overlap: choice),
          Instant(seconds: minutes.start - 864_000))
      }
      for (local, seconds) in minutes.shown {
        let minute = local.remainder(by: 86_400) / 60
        let rows = [local.floored(by: 86_400) + 719_162, minute / 60, minute % 60]
        for second in seconds { try pickers.require(rows, after: second, in: made[0]) }
        guard let first = seconds.first, let last = seconds.last else { continue }
        try pickers.require(first, selecting: rows, in: made[0])
        try pickers.require(last, selecting: rows, in: made[1])
      }
    })
}

extension Implementation.DatePickers {
  /// Claims that a picker shows rows after a second was set.
  fileprivate func require(_ rows: [Int], after second: Int, in made: DatePicker) throws {
    var picker = made
    let event = perform(.set(Instant(seconds: second)), &picker)
    try requireEqual(event.effect, .done, "setting \(second)")
    try requireEqual(picker.instant, second * 1_000_000, "the value after setting \(second)")
    try requireEqual(self.rows(picker), rows, "the rows after setting \(second)")
  }

  /// Claims that a picker takes a second as its value after rows are selected.
  fileprivate func require(_ second: Int, selecting rows: [Int], in made: DatePicker) throws {
    var picker = made
    let event = perform(.selectAll(rows), &picker)
    try requireEqual(
      picker.instant, second * 1_000_000,
      "\(event.effect): selecting \(rows), \(made.settings.overlap) in an overlap")
  }
}
