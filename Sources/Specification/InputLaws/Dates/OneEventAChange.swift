extension Law {
  package static let oneEventAChange = Law(
    """
    A picker's event contains the values before and after the action, and the moves of the wheels \
    that show another row. It reports a change exactly when the values differ. A refused action \
    changes nothing.
    """, clauses: ["D4.4", "D4.5", "D4.6", "D4.10", "D4.11", "D11.6"],
    Property(forAll: .pickerHistory) { subject, history in
      try history.follow(by: subject.datePickers) { action, before, event, after in
        try requireEqual(event.oldValue, before.valueToShow, "old value: \(action.words)")
        try requireEqual(event.newValue, after.valueToShow, "new value: \(action.words)")
        let differs = before.valueToShow != after.valueToShow
        try requireEqual(event.reportsChange, differs, "reports a change: \(action.words)")
        try requireEqual(event.moves, before.moves(to: after), "moves of: \(action.words)")
        if case .refused = event.effect { try requireEqual(after, before, action.words) }
      }
    })
}

extension DatePicker {
  /// The moves of the wheels that are in both pickers but show different rows.
  fileprivate func moves(to new: DatePicker) -> [WheelEvent.Move] {
    var moves: [WheelEvent.Move] = []
    for (wheel, kind) in new.settings.shownKinds.enumerated() {
      guard let old = settings.shownKinds.firstIndex(of: kind) else { continue }
      let (from, to) = (rowsToShow[old], new.rowsToShow[wheel])
      if from != to { moves.append(WheelEvent.Move(wheel: wheel, from: from, to: to)) }
    }
    return moves
  }
}
