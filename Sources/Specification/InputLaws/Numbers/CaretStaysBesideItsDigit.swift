extension Law {
  package static let caretStaysBesideItsDigit = Law(
    """
    In a number field, the caret is directly after the typed digit, whichever separators were \
    added or removed. All other digits and signs stay in order.
    """, clauses: ["N7.12", "N7.16"],
    Property(forAll: .formedField, .int(in: 0...9)) { subject, input, digit in
      let field = subject.numbers.fieldOfFormat(input.format, .none)
      let place = input.state.bareCaret(input.format)
      var expected = input.state.bare(input.format)
      expected.insert(contentsOf: "\(digit)".unicodeScalars, at: place)
      let edit = Edit(replacing: input.state.selection, with: "\(digit)")
      guard let next = field.decide(edit, on: input.state).newState else { return }
      try requireEqual(next.bare(input.format), expected, "\(next)")
      try requireEqual(next.bareCaret(input.format), place + 1, "the caret in \(next)")
      let head = next.text.prefix(units: next.selection.location)
      try requireEqual(head.unicodeScalars.last, expected[place], "before the caret of \(next)")
    })
}
