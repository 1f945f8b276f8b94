extension Law {
  package static let caretStaysBesideTypedText = Law(
    """
    Under the standard policies, text typed into a pattern field replaces the selection and keeps \
    all other content in order. The caret is after the typed text, directly before later content.
    """, clauses: ["F4.2", "F4.3", "F6.2"],
    Property(forAll: .patternInsertion(.even)) { subject, input in
      try assume(!input.edit.isDeletion)
      let placed = try input.placed.orDiscard()
      let field = subject.patterns.fieldOfPattern(input.pattern, .standard)
      guard let next = field.decide(input.edit, on: input.state).newState else { return }
      let content = input.pattern.contentByPlace(next.text.scalars)
      let before = input.pattern.slotCount(before: next.caretPlace)
      try requireEqual(Array(content.prefix(placed.head.count)), placed.head, "the head of \(next)")
      try requireEqual(Array(content.dropFirst(before)), placed.tail, "after the caret of \(next)")
      try require(before >= placed.head.count, "the caret of \(next)")
      let typed = content[placed.head.count..<before]
      try require(
        typed.isSubsequence(of: placed.inserted.flatMap(input.pattern.cased)),
        "\(next) contains untyped text")
      if !placed.tail.isEmpty {
        try require(
          !input.pattern.isLiteral(at: next.caretPlace, of: next.text.scalars),
          "a literal follows the caret of \(next)")
      }
    })
}

extension Pattern {
  /// The forms in which the slots that accept `scalar` may show it.
  fileprivate func cased(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    Set(slots.filter { $0.takes(scalar) }.map { $0.shown(for: scalar) }).sorted()
  }
}
