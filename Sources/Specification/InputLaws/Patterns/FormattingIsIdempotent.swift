extension Law {
  /// The law covers texts in which each slot's content can be seen, and empty slots can be
  /// recognized.
  package static let formattingIsIdempotent = Law(
    "Formatting a text with a pattern a second time changes nothing, whatever the literals are.",
    clauses: ["F3.6", "F3.7"],
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
  /// Whether reading a formatted text gives the content that was formatted.
  fileprivate var showsItsContent: Bool {
    if policies.placeholder.map(pattern.isForeign) == false { return false }
    // When a text is read, optional slots may be skipped to match literals before placeholders.
    return pattern.isFixed || policies.placeholder == nil && !pattern.hasLookalikes
  }
}
