extension Law {
  package static let typedRunIsOneStep = Law(
    """
    One undo reverts all text that was typed without interruption, or all deletions that were made \
    without interruption.
    """, isUniversal: true, clauses: ["E9.18", "E9.20"],
    Property(forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }) {
      subject, scenario in
      var session = try scenario.end(by: subject)
      _ = session.perform(.commit)
      let keys = scenario.world.words.joined().map { Action.type(String($0)) }
      for run in [keys, keys.map { _ in .deleteBackward(.character) }] {
        _ = session.perform(.select(.caret(at: session.state.text.utf16.count)))
        _ = session.perform(.pause)
        let before = session.state
        let steps = session.undoCount
        // An action that moves the caret before the first text change isn't part of the step.
        var first = before
        for key in run {
          if session.undoCount == steps { first = session.state }
          _ = session.perform(key)
        }
        let grown = session.undoCount - steps
        try require(grown <= 1, "\(grown) undo steps")
        guard grown == 1 || !session.state.text.hasSameUnits(as: before.text) else { continue }
        var undone = session
        try requireEqual(undone.perform(.undo).state, first, "the state after an undo")
      }
    })
}
