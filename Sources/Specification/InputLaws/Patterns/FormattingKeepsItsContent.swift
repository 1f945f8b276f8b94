extension Law {
  package static let formattingKeepsItsContent = Law(
    """
    A pattern formats content that fits by writing it into the slots in order, with the literals \
    before each slot and none at the end. Reading the formatted text returns this content.
    """, clauses: ["F2.4", "F2.7", "F2.8", "F2.10", "F3.1", "F3.3", "F3.5"],
    Property(
      forAll: .patternContent(.fixed).cover("a literal looks like content", atLeast: 0.1) {
        $0.pattern.hasLookalikes
      }
    ) { subject, input in
      let pattern = input.pattern
      let expected = pattern.laid(input.text.scalars)
      let formatted = subject.patterns.formattedText(input.text, pattern, .standard)
      try requireEqual(formatted.scalars, pattern.elements.isEmpty ? input.text.scalars : expected)
      let content = subject.patterns.contentOfText(formatted, pattern, .standard)
      try requireEqual(
        content.scalars, pattern.contentByPlace(expected), "the content of \(formatted.escaped)")
    })
}
