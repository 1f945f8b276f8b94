import InputRules
import PropertyTesting

extension Law {
  package static let patternSessionsUndo = Law(
    """
    In a field with a pattern, undoing a change of the text restores the text and the selection \
    from before it. Redoing it, or doing it again, restores those from after it.
    """,
    about: .patterns, clauses: ["F4.3", "E9.14"],
    Property(forAll: .patternSession) { subject, input in
      var session = input.session(of: subject)
      for action in input.actions {
        let before = session
        let outcome = session.perform(action)
        guard before.state.marked == nil, outcome.state.marked == nil, !action.isHistory,
          session.undoCount == before.undoCount + 1
        else { continue }
        var undone = session
        let undo = undone.perform(.undo)
        try requireEqual(undo, Outcome(.done, before.state), "undoing \(action)")
        var again = undone
        try requireEqual(again.perform(action).state, outcome.state, "again \(action)")
        let redo = undone.perform(.redo)
        try requireEqual(redo, Outcome(.done, outcome.state), "redoing \(action)")
      }
    })
}
