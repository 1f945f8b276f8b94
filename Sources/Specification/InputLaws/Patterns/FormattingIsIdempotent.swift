extension Law {
  /// The law covers texts that show the content of each slot, and show which slots are empty.
  package static let formattingIsIdempotent = Law(
    "A pattern that formats a text twice gives the same text as once, whatever its literals are.",
    about: .patterns, clauses: ["F3.6", "F3.7"],
    Property(
      forAll: .patternText().cover("a literal looks like content", atLeast: 0.05) {
        $0.showsItsContent && $0.pattern.hasLookalikes
      }
    ) { subject, input in
      let (pattern, policies) = (input.pattern, input.policies)
      try assume(input.showsItsContent)
      let once = subject.patterns.formattedText(input.text, pattern, policies)
      try assume(pattern.showsFormatting(in: once.scalars))
      let twice = subject.patterns.formattedText(once, pattern, policies)
      try requireEqual(twice.scalars, once.scalars)
    })
}

extension PatternText {
  /// Whether a formatted text is read as the same content.
  fileprivate var showsItsContent: Bool {
    if policies.placeholder.map(pattern.isForeign) == false { return false }
    // When a text is read, literals before placeholders skip optional slots.
    return pattern.isFixed || policies.placeholder == nil && !pattern.hasLookalikes
  }
}
