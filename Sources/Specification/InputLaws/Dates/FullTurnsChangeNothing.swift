extension Law {
  package static let fullTurnsChangeNothing = Law(
    "Selecting the shown row of a picker, or a full turn of a cyclic wheel, changes nothing.",
    clauses: ["D6.13", "D8.1", "D8.2", "D8.13"],
    Property(forAll: .pickerTurn()) { subject, turn in
      let before = try subject.datePickers.picker(turn.settings, turn.start)
      let shown = before.rowsToShow[turn.wheel]
      var actions = [
        DatePickerAction.select(row: shown, wheel: turn.wheel), .turn(wheel: turn.wheel, by: 0),
        .selectAll(before.rowsToShow),
      ]
      if ![.year, .date, .halfDay].contains(turn.kind) {
        let rows = turn.settings.shownRowCount(of: turn.kind)
        let turns = (turn.row % 5 - 2) * rows
        actions.append(.turn(wheel: turn.wheel, by: turns))
        actions.append(.select(row: shown + turns, wheel: turn.wheel))
      }
      for action in actions {
        var picker = before
        let event = subject.datePickers.perform(action, &picker)
        try requireEqual(picker, before, action.words)
        try requireEqual(event.effect, .done, action.words)
        try require(event.moves.isEmpty && !event.reportsChange, "a report: \(action.words)")
      }
    })
}
