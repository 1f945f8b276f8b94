extension Law {
  package static let disabledRowsLeadToTheNearest = Law(
    """
    A turn to a local time that no slot shows gives the first candidate that isn't before its \
    instant, or else the last candidate. If the row isn't enabled, every slot is a candidate.
    """, about: .dates, clauses: ["D4.12", "D5.6", "D7.14", "D8.3", "D8.8", "D8.9", "D8.10"],
    Property(forAll: .narrowPickerTurn) { subject, turn in
      let before = try subject.datePickers.picker(turn.settings, turn.start)
      var picker = before
      let event = subject.datePickers.perform(.select(row: turn.row, wheel: turn.wheel), &picker)
      let wanted = before.wanted(turn.row, turn.kind)
      let candidates = before.candidates(for: turn.row, turn.kind)
      let zone = turn.settings.zone
      let isShown = candidates.contains { zone.localSecond(at: $0) == wanted }
      guard !isShown, before.rowsToShow[turn.wheel] != turn.row else { return }
      let instant = zone.counted.second(of: wanted, choosing: turn.settings.overlap) * 1_000_000
      let near = candidates.isEmpty ? turn.settings.listedSlots : candidates
      try requireEqual(picker.instant, near.first { $0 >= instant } ?? near.last, "the value")
      var rows = before.rowsToShow
      rows[turn.wheel] = turn.row
      try requireEqual(event.effect, picker.rowsToShow == rows ? .done : .clamped)
    })
}
