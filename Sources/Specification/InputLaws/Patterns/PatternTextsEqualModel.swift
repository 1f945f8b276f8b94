extension Law {
  package static let patternTextsEqualModel = Law(
    "A pattern formats and reads any text as the model does.", clauses: ["F1", "F2", "F3", "F5"],
    Property(
      comparing: .patternText().cover("is complete", atLeast: 0.1) {
        Implementation.Patterns.model.isTextComplete($0.text, $0.pattern, $0.policies)
      }
    ) { subject, input in
      let (text, pattern, policies) = (input.text, input.pattern, input.policies)
      let patterns = subject.patterns
      return [
        "formatted": patterns.formattedText(text, pattern, policies).scalars,
        "content": patterns.contentOfText(text, pattern, policies).scalars,
        "value": patterns.valueOfText(text, pattern, policies).scalars,
        "complete": patterns.isTextComplete(text, pattern, policies),
      ]
    })
}
