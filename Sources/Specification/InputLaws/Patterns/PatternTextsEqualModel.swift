extension Law {
  package static let patternTextsEqualModel = Law(
    "Any text is formatted, and read, as the model does it.",
    about: .patterns, .comparison, clauses: ["F1", "F2", "F3", "F5"],
    Property(
      forAll: .patternText().cover("complete", atLeast: 0.1) {
        Implementation.Patterns.model.isTextComplete($0.text, $0.pattern, $0.policies)
      }
    ) { subject, input in
      let (patterns, model) = (subject.patterns, Implementation.Patterns.model)
      let (text, pattern, policies) = (input.text, input.pattern, input.policies)
      try requireEqual(
        patterns.formattedText(text, pattern, policies).scalars,
        model.formattedText(text, pattern, policies).scalars, "formatted")
      try requireEqual(
        patterns.contentOfText(text, pattern, policies).scalars,
        model.contentOfText(text, pattern, policies).scalars, "the content")
      try requireEqual(
        patterns.valueOfText(text, pattern, policies).scalars,
        model.valueOfText(text, pattern, policies).scalars, "the value")
      try requireEqual(
        patterns.isTextComplete(text, pattern, policies),
        model.isTextComplete(text, pattern, policies), "complete")
    })
}
