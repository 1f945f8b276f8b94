extension Law {
  package static let slotsTakeTheirKind = Law(
    "A slot accepts exactly the scalars of its kind, and shows them in its letter case.",
    clauses: ["F1.2", "F1.3"],
    Property(forAll: .scalarForSlot.cover("fits", atLeast: 0.2) { !$0.taken.isEmpty }) {
      subject, input in
      let expected = input.taken
      let formatted = subject.patterns.formattedText(input.text, input.pattern, .standard)
      try requireEqual(formatted.scalars, expected, "the formatted text")
      let edit = Edit(replacing: .caret(at: 0), with: input.text)
      let decision = subject.patterns.fieldOfPattern(input.pattern, .standard).decide(
        edit, on: .empty)
      try requireEqual(decision.newState?.text.scalars ?? [], expected, "the typed text")
      if expected.isEmpty { try requireEqual(decision.reason, .notFormatted(.fitsNoSlot), "typed") }
    })
}

extension PatternText {
  /// Each scalar of the text, as the slots that accept the scalar show it.
  fileprivate var taken: [Unicode.Scalar] {
    text.scalars.flatMap { scalar in
      pattern.slots.filter { $0.takes(scalar) }.map { $0.shown(for: scalar) }
    }
  }
}
