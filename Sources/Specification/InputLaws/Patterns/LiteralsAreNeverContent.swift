extension Law {
  package static let literalsAreNeverContent = Law(
    """
    When a pattern formats a formatted text, its literals never become content, unless every \
    scalar of the text could be content. Formatting only the first literals and the content gives \
    the same text if each run of literals begins with one that can't be content.
    """, clauses: ["F3.3", "F3.5", "F3.6"],
    Property(
      forAll: .formedText(.fixed).cover("a literal looks like content", atLeast: 0.05) {
        $0.pattern.hasLookalikes && !$0.text.isEmpty
      }
    ) { subject, input in
      let pattern = input.pattern
      let content = pattern.contentByPlace(input.text.scalars)
      let text = pattern.laid(content)
      if pattern.showsFormatting(in: text) {
        let formatted = subject.patterns.formattedText(String(scalars: text), pattern, .standard)
        try requireEqual(formatted.scalars, text, "the text formatted again")
      }
      try assume(pattern.opensItsRuns && !pattern.elements.isEmpty)
      let bare = String(scalars: pattern.firstLiterals + content)
      let other = subject.patterns.formattedText(bare, pattern, .standard)
      let expected = content.isEmpty ? pattern.firstLiteralsOfValue : text
      try requireEqual(other.scalars, expected, "from \(bare.escaped)")
    })
}

extension Pattern {
  /// The literals at the start of the pattern, up to the last one that belongs to the value.
  fileprivate var firstLiteralsOfValue: [Unicode.Scalar] {
    let first = elements.prefix { $0.literal != nil }
    let end = first.lastIndex(where: \.isInValue) ?? -1
    return first.prefix(end + 1).compactMap(\.literal)
  }
}
