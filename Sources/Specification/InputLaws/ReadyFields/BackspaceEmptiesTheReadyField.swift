import InputRules
import PropertyTesting

extension Law {
  package static let backspaceEmptiesTheReadyField = Law(
    """
    In a field with a table of prefixes, backspaces from any caret reach the start, from the end \
    they leave nothing, and so do forward deletions from the start.
    """,
    about: .readyFields, clauses: ["K5", "K6", "E13"],
    Property(forAll: .prefixJourney) { subject, input in
      let field = subject.readyFields.fieldOfTable(input.table)
      let state = input.end(in: field)
      let bound = 2 * state.text.unicodeScalars.count + 2
      func deleted(
        from state: FieldState, _ edit: (FieldState) -> Edit?
      ) -> FieldState {
        (0..<bound).reduce(state) { state, _ in
          edit(state).map { field.apply($0, to: state) } ?? state
        }
      }
      let last = deleted(from: state) { $0.backwardDeletion }
      try requireEqual(last.selection, .caret(at: 0), "backspaces in \(state) left \(last)")
      let end = try state.selecting(.caret(at: state.text.utf16.count)).assumed()
      try requireEqual(deleted(from: end) { $0.backwardDeletion }, .empty, "from the end")
      let start = try state.selecting(.caret(at: 0)).assumed()
      try requireEqual(deleted(from: start) { $0.onwardDeletion }, .empty, "from the start")
    })
}
