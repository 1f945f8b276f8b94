extension Law {
  package static let backspaceEmptiesThePhoneField = Law(
    """
    In a phone field of any region, with any text from code, each Backspace at the end deletes one \
    digit, the plus, or text that isn't content. Repeated Backspace empties the field.
    """, clauses: ["K5", "K14", "E13"],
    Property(forAll: Generator<PhoneJourney>.phoneJourney) { subject, input in
      let field = try subject.phones.fieldOfRegion(input.region).orDiscard()
      func content(_ text: String) -> [Unicode.Scalar] {
        let signs = text.scalars.map { $0.ascii ?? $0 }.filter { "0"..."9" ~= $0 || $0 == "+" }
        return signs.prefix(1) + signs.dropFirst().filter { $0 != "+" }
      }
      var state = FieldState(input.word)
      while let edit = state.backwardDeletion {
        let next = field.apply(edit, to: state)
        let left = String(state.text.utf16.prefix(edit.range.location)).map(content)
        try requireEqual(content(next.text), left, "\(next) after a backspace in \(state)")
        try require(next.text != state.text, "a backspace doesn't change \(state)")
        let caret = TextRange(location: next.text.utf16.count, length: 0)
        try requireEqual(next.selection, caret, "the caret of \(next)")
        state = next
      }
      try requireEqual(state, .empty, "the state after all backspaces")
    })
}
