extension Law {
  package static let backspacesEmptyAnyField = Law(
    """
    After any edits, repeated Backspace from the end empties a field of any kind, and so does \
    repeated Forward Delete from the start.
    """, clauses: ["E13", "F6.7", "K5", "K6", "K20", "K21", "K22", "K23", "N7.15"],
    Property(forAll: .anyField) { subject, input in
      let (field, end) = try input.end(for: subject)
      let bound = 2 * end.text.unicodeScalars.count + 66
      func deleted(from offset: Int, _ edit: (FieldState) -> Edit?) throws -> FieldState {
        let start = try end.selecting(.caret(at: offset)).orDiscard()
        return (0..<bound).reduce(start) { state, _ in
          edit(state).map { field.apply($0, to: state) } ?? state
        }
      }
      let last = try deleted(from: end.text.utf16.count) { $0.backwardDeletion }
      try requireEqual(last, .empty, "after Backspace from the end of \(end)")
      let first = try deleted(from: 0) { $0.onwardDeletion }
      try requireEqual(first, .empty, "after Forward Delete from the start of \(end)")
    })
}
