extension Law {
  /// For a group of keystrokes, an undo restores the text and the selection from before the first
  /// keystroke.
  package static let textChangesAreSteps = Law(
    """
    An action can be undone exactly when it changes the text. Undoing it restores exactly the text \
    and the selection from before it. Such an action discards all steps that could be redone.
    """, isUniversal: true, clauses: ["E9.13", "E9.14", "E9.15"],
    Property(forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }) {
      subject, scenario in
      var running: ActionKind?
      try scenario.follow(by: subject) { action, before, outcome, session in
        // A group of keystrokes continues after an action that changed nothing.
        let last = running
        if outcome.state != before.state || action == .pause { running = action.kind }
        guard before.state.marked == nil, outcome.state.marked == nil, !action.isHistory else {
          return
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
        guard session.undoCount == before.undoCount + 1 else { return }
        var undone = session
        let undo = undone.perform(.undo)
        try requireEqual(undo, Outcome(.done, before.state), "undoing \(action)")
        try requireEqual(undone.undoCount, before.undoCount, "undo steps after undoing \(action)")
      }
    })
}

extension Action {
  /// Whether consecutive actions of this kind may form one undo step.
  fileprivate var isKeystroke: Bool { [.type, .deleteBackward, .deleteForward].contains(kind) }
}
