extension Law {
  package static let cancelLeavesNoTrace = Law(
    "Canceling a composition restores the text, the selection and the history from before it.",
    isUniversal: true, clauses: ["E10.9"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var start: (any TextSession)?
      try scenario.follow(by: subject) { action, last, _, session in
        if last.state.marked == nil { start = last }
        guard session.state.marked != nil, let before = start else { return }
        var canceled = session
        try requireEqual(
          canceled.perform(.cancel), Outcome(.done, before.state), "a cancel after \(action)")
        try requireEqual(canceled.undoCount, before.undoCount, "the number of undo steps")
        try requireEqual(canceled.redoCount, before.redoCount, "the number of redo steps")
        var (undone, expected) = (canceled, before)
        try requireEqual(undone.perform(.undo), expected.perform(.undo), "the next undo")
      }
    })
}
