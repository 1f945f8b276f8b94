extension Law {
  /// For a group of keystrokes, undo restores the text and the selection from before the first one.
  package static let undoRestoresTextAndSelection = Law(
    "Undoing a change of the text restores exactly the text and the selection from before it.",
    about: .anyRule, clauses: ["E9.14"],
    Property(forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }) {
      subject, scenario in
      var session = try subject.session(in: scenario.world)
      for action in scenario.actions {
        let before = session
        let outcome = session.perform(action)
        guard before.state.marked == nil, outcome.state.marked == nil, !action.isHistory,
          session.undoCount == before.undoCount + 1
        else { continue }
        var undone = session
        let undo = undone.perform(.undo)
        try requireEqual(undo, Outcome(.done, before.state), "undoing \(action)")
        try requireEqual(undone.undoCount, before.undoCount, "undo steps after undoing \(action)")
      }
    })
}
