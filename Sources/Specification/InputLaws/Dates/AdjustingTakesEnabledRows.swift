extension Law {
  package static let adjustingTakesEnabledRows = Law(
    """
    Adjusting a picker's wheel selects the next enabled row in that direction, and goes past the \
    end of a cyclic wheel. It is refused if no other row is enabled there.
    """, about: .dates, clauses: ["D9.5"],
    Property(forAll: .narrowPickerTurn, .bool()) { subject, turn, up in
      let pickers = subject.datePickers
      let before = try pickers.picker(turn.settings, turn.start)
      var picker = before
      let event = pickers.perform(.adjust(wheel: turn.wheel, up: up), &picker)
      let (rows, shown) = (
        turn.settings.shownRowCount(of: turn.kind), before.rowsToShow[turn.wheel]
      )
      let isCyclic = turn.kind != .date && turn.kind != .halfDay
      let enabled = before.enabledRows(of: turn.kind)
      // Enabled dates are at most some days away.
      let next = (1..<min(rows, 60)).lazy.map { shown + (up ? $0 : -$0) }.filter {
        isCyclic || (0..<rows).contains($0)
      }.first { enabled.contains($0.remainder(by: rows)) }
      guard let next else { return try requireEqual(event.effect, .refused(.noFurtherRow)) }
      try requireEqual(picker.rowsToShow[turn.wheel], next.remainder(by: rows), "the row")
    })
}
