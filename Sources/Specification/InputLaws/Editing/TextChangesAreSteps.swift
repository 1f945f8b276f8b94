extension Law {
  package static let textChangesAreSteps = Law(
    """
    An action can be undone exactly when it changes the text. Such an action discards all steps \
    that could be redone.
    """, about: .anyRule, clauses: ["E9.13", "E9.15"],
    Property(forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }) {
      subject, scenario in
      var session = try subject.session(in: scenario.world)
      var running: ActionKind?
      for action in scenario.actions {
        let before = session
        let outcome = session.perform(action)
        // An action that changes nothing doesn't end the current group of keystrokes.
        let last = running
        if outcome.state != before.state || action == .pause { running = action.kind }
        guard before.state.marked == nil, outcome.state.marked == nil, !action.isHistory else {
          continue
        }
        if session.state.text.hasSameUnits(as: before.state.text) {
          try requireEqual(session.undoCount, before.undoCount, "steps after \(action)")
          try requireEqual(session.redoCount, before.redoCount, "undone steps after \(action)")
        } else {
          let grown = session.undoCount - before.undoCount
          try require(
            grown == 1 || (grown == 0 && action.isKeystroke && action.kind == last),
            "\(grown) undo steps for \(action)")
          try requireEqual(session.redoCount, 0, "redo steps after \(action)")
        }
      }
    })
}

extension Action {
  /// Whether consecutive actions of this kind may form one undo step.
  fileprivate var isKeystroke: Bool { [.type, .deleteBackward, .deleteForward].contains(kind) }
}
