import InputRules
import PropertyTesting

extension Law {
  package static let backspaceEmptiesThePattern = Law(
    """
    Under the standard policies, backspaces from any caret reach the start. From the end they \
    leave nothing, and so do forward deletions from the start and deleting everything at once.
    """,
    about: .patterns, clauses: ["F6.7", "E13"],
    Property(forAll: .patternEdit(.any, .standard)) { subject, input in
      var session = FieldSession(
        subject.patterns.fieldOfPattern(input.pattern, .standard), showing: input.state)
      _ = session.perform(.replace(input.edit))
      let state = session.state
      let bound = 2 * (state.text.unicodeScalars.count + input.pattern.elements.count) + 2
      let end = TextRange.caret(at: state.text.utf16.count)
      let whole = TextRange(location: 0, length: end.location)
      for start in [state.selection, end, whole] {
        let last = session.deleting(.deleteBackward(.scalar), from: start, bound)
        try requireEqual(last.selection, .caret(at: 0), "backspaces from \(start) left \(last)")
        if start != state.selection || start == end {
          try requireEqual(last, .empty, "backspaces from \(start)")
        }
      }
      // A literal of no fixed place could be read as content, and come again.
      let isClear = input.pattern.isFixed || !input.pattern.hasLookalikes
      for start in isClear ? [.caret(at: 0), whole] : [whole] {
        let last = session.deleting(.deleteForward(.scalar), from: start, bound)
        try requireEqual(last, .empty, "forward deletions from \(start)")
      }
    })
}

extension FieldSession {
  /// The state after a deletion was done from a selection until nothing is to be deleted, or the
  /// bound is reached.
  fileprivate func deleting(
    _ action: Action, from start: TextRange, _ bound: Int
  ) -> FieldState {
    var session = self
    _ = session.perform(.select(start))
    for _ in 0..<bound where session.perform(action).effect.isRefused { break }
    return session.state
  }
}
