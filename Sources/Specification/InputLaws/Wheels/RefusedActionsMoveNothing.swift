extension Law {
  package static let refusedActionsMoveNothing = Law(
    """
    A refused action leaves the wheels and their position unchanged. Selecting, showing and \
    writing never change the wheels. Any other action replaces the wheels unless it is refused.
    """, clauses: ["W5.7"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, before, event in
        if event.effect.problem == nil {
          let set = before.set.after(action)
          return try requireEqual(event.selection.set.words, set.words, action.words)
        }
        try requireEqual(event.selection.set.words, before.set.words, action.words)
        try requireEqual(event.selection.count, before.count, action.words)
        try require(event.moves.isEmpty, "\(action.words) moved \(event.moves)")
      }
    })
}
