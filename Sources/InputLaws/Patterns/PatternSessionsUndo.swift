import InputRules
import PropertyTesting

extension Law {
  package static let patternSessionsUndo = Law(
    """
    In a session of a field with a pattern, to undo what changed the text gives back the text \
    and the selection that were there before; to redo it, or to do it again, gives those that \
    were there after it.
    """,
    about: .patterns, clauses: ["F4", "E9"],
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
