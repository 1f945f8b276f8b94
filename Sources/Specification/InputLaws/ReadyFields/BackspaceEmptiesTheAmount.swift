import InputRules
import PropertyTesting

extension Law {
  package static let backspaceEmptiesTheAmount = Law(
    """
    After any edits of a field for amounts, empty or with a text from code, backspaces from its \
    end leave nothing, as do forward deletions from its start: each takes something of the number, \
    never the symbol alone.
    """,
    about: .readyFields, clauses: ["K20", "K21", "K22", "K23", "E13", "N7.15"],
    Property(forAll: .amountJourney) { subject, input in
      let field = subject.amounts.fieldOfPlan(input.plan)
      let end = input.end(in: field)
      func deleted(
        from offset: Int, _ edit: (FieldState) -> Edit?
      ) throws {
        var state = try end.selecting(.caret(at: offset)).assumed()
        for _ in 0..<2 * end.text.scalars.count + 2 where !state.text.isEmpty {
          let next = try field.apply(edit(state).required("nothing to delete"), to: state)
          try require(next.text != state.text, "\(state) stays after a deletion")
          state = next
        }
        try require(state.text.isEmpty, "\(state) is left, from \(offset) of \(end)")
      }
      try deleted(from: end.text.utf16.count, { $0.backwardDeletion })
      try deleted(from: 0, { $0.onwardDeletion })
    })
}
