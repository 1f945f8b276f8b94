extension Law {
  package static let otherRowsAreRefusedOrGoRound = Law(
    """
    A picker refuses a row that its wheel doesn't have, and nothing changes. On a cyclic wheel, \
    such a row means its remainder modulo the number of rows.
    """, clauses: ["D4.6", "D6.13", "D8.1", "D18.5"],
    Property(forAll: .pickerTurn(), .otherRow) { subject, turn, row in
      let before = try subject.datePickers.picker(turn.settings, turn.start)
      let count = turn.settings.shownRowCount(of: turn.kind)
      guard !(0..<count).contains(row) else { return }
      var picker = before
      let event = subject.datePickers.perform(.select(row: row, wheel: turn.wheel), &picker)
      if [.year, .date, .halfDay].contains(turn.kind) {
        let problem = WheelProblem.noRow(row, wheel: turn.wheel, rows: count)
        try requireEqual(event.effect, .refused(.wheels(problem)), "the effect of the refused row")
        try requireEqual(picker, before, "the picker after a refusal")
      } else {
        var other = before
        let rest = row.remainder(by: count)
        _ = subject.datePickers.perform(.select(row: rest, wheel: turn.wheel), &other)
        try requireEqual(picker, other, "the picker, compared with its remainder's")
      }
    })
}

extension Generator<Int> {
  /// A row number that a platform or a bug may pass, or one near the number of rows.
  fileprivate static let otherRow = Generator { source in
    source.flip()
      ? source.element(of: [-1, 2_147_483_647, .max, .min, -2_147_483_648])
      : source.element(of: [12, 24, 31, 60, 2, 9_999, 3_652_059]) + source.int(upTo: 40)
  }
}
