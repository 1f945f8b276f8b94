extension Law {
  package static let historyStaysWithinItsBound = Law(
    """
    A session can undo exactly as many steps as it reports, and never more than its limit. Undoing \
    all steps restores the original text, unless steps were forgotten.
    """, isUniversal: true, clauses: ["E9.14", "E9.16"],
    Property(forEach: { zip(.session(for: $0, actions: 0...12)) }) { subject, scenario in
      var couldForget = false
      var session = try scenario.end(by: subject) { _, _, _, session in
        let steps = session.undoCount + session.redoCount
        try require(steps <= scenario.world.session.undoLimit, "\(steps) steps in the history")
        couldForget = couldForget || steps == scenario.world.session.undoLimit
      }
      _ = session.perform(.commit)
      for step in 0..<session.undoCount {
        try requireEqual(session.perform(.undo).effect, .done, "undo number \(step + 1)")
      }
      try requireEqual(session.perform(.undo).effect, .refused(.nothingToUndo), "one more undo")
      guard !couldForget else { return }
      try require(
        session.state.text.hasSameUnits(as: scenario.world.state.text), "undone to \(session.state)"
      )
    })
}
