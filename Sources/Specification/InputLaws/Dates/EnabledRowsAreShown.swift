extension Law {
  package static let enabledRowsAreShown = Law(
    """
    A picker's row is enabled exactly if some slot has that row and the rows that coarser wheels \
    show. Selecting an enabled row shows that row.
    """, about: .dates, clauses: ["D8.5", "D8.6", "D8.11"],
    Property(forAll: .narrowPickerTurn) { subject, turn in
      var picker = try subject.datePickers.picker(turn.settings, turn.start)
      let isEnabled = subject.datePickers.isEnabled(turn.row, turn.wheel, picker)
      let candidates = picker.candidates(for: turn.row, turn.kind)
      try requireEqual(isEnabled, !candidates.isEmpty, "whether the row is enabled")
      guard isEnabled else { return }
      _ = subject.datePickers.perform(.select(row: turn.row, wheel: turn.wheel), &picker)
      try requireEqual(subject.datePickers.rows(picker)[turn.wheel], turn.row, "the row shown")
    })
}
