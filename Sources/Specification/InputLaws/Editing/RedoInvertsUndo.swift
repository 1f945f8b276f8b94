extension Law {
  package static let redoInvertsUndo = Law(
    """
    A redo restores what an undo reverted. Undoing and redoing the whole history shows the same \
    states each time.
    """, isUniversal: true, clauses: ["E9.14"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var session = try scenario.end(by: subject) { action, before, _, after in
        guard !action.isHistory, before.state.marked == nil, after.state.marked == nil,
          after.undoCount > 0, !after.state.text.hasSameUnits(as: before.state.text)
        else { return }
        try after.requireRedoInvertsUndo(of: "\(action)")
      }
      _ = session.perform(.commit)
      let (text, steps) = (session.state.text, session.undoCount)
      let back = session.states(performing: .undo, times: steps)
      let forth = session.states(performing: .redo, times: steps)
      try require(
        session.state.text.hasSameUnits(as: text), "undo and redo lead to \(session.state)")
      try requireEqual(session.states(performing: .undo, times: steps), back, "the second undo")
      try requireEqual(session.states(performing: .redo, times: steps), forth, "the second redo")
    })
}

extension TextSession {
  /// Requires that redoing the last text change, after undoing it, restores the text.
  package func requireRedoInvertsUndo(of action: String) throws {
    var again = self
    _ = again.perform(.undo)
    try requireEqual(again.perform(.redo).state, state, "\(action) undone and redone")
  }

  /// The states after an action is performed once, twice and so on.
  fileprivate mutating func states(performing action: Action, times: Int) -> [FieldState] {
    (0..<times).map { _ in perform(action).state }
  }
}
