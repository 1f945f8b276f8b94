extension Law {
  /// A tail without optional slots isn't written, so the written text may differ from the original.
  package static let notationMeansItsParts = Law(
    """
    In a pattern's text, a scalar that the notation lists means a slot, which is optional in the \
    tail. Any other scalar, or one after a backslash, is a literal. The text written for a pattern \
    is read as the same pattern.
    """, clauses: ["F1.5", "F1.6", "F1.7", "F1.9"],
    Property(forAll: .patternSource()) { subject, source in
      let (patterns, pattern) = (subject.patterns, Pattern(source.elements))
      let written = try patterns.textOfPattern(pattern, source.notation)
      for text in [source.text, written] {
        let read = try patterns.patternOfText(text, source.notation)
        try require(read == pattern, "\(text.escaped) is \(read.words)")
      }
    })
}
