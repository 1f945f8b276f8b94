extension Law {
  package static let cancelLeavesNoTrace = Law(
    "Canceling a composition restores text, selection and history from before the composition.",
    about: .anyRule, clauses: ["E10.9"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      var before = session
      for action in scenario.actions {
        if session.state.marked == nil { before = session }
        _ = session.perform(action)
        guard session.state.marked != nil else { continue }
        var canceled = session
        try requireEqual(
          canceled.perform(.cancel), Outcome(.done, before.state), "canceled after \(action)")
        try requireEqual(canceled.undoCount, before.undoCount, "steps")
        try requireEqual(canceled.redoCount, before.redoCount, "undone steps")
        var (undone, expected) = (canceled, before)
        try requireEqual(undone.perform(.undo), expected.perform(.undo), "undone")
      }
    })
}
