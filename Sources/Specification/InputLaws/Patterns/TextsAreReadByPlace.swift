extension Law {
  package static let textsAreReadByPlace = Law(
    """
    The content of a formatted text consists of the scalars in its slots, whatever they look like. \
    The value also contains the literals that belong to the value. The text is complete if no slot \
    and no such literal is missing.
    """, clauses: ["F1.1", "F2.3", "F2.4", "F2.9", "F2.10", "F2.11", "F2.13", "F2.14"],
    Property(
      forAll: .formedText(.fixed, .any.with { $0.placeholder = nil })
        .cover("is complete", atLeast: 0.1) { $0.text.scalars.count == $0.pattern.elements.count }
    ) { subject, input in
      let (pattern, policies) = (input.pattern, input.policies)
      try assume(!pattern.elements.isEmpty)
      let text = input.text.scalars
      let content = subject.patterns.contentOfText(input.text, pattern, policies)
      try requireEqual(content.scalars, pattern.contentByPlace(text), "the content")
      let value = subject.patterns.valueOfText(input.text, pattern, policies)
      let expected = zip(pattern.elements, text).compactMap { $0.isOfValue ? $1 : nil }
      try requireEqual(value.scalars, expected, "the value")
      let isComplete = subject.patterns.isTextComplete(input.text, pattern, policies)
      let rest = pattern.elements.dropFirst(text.count)
      try requireEqual(isComplete, !rest.contains { $0.isOfValue }, "whether it is complete")
      let field = subject.patterns.fieldOfPattern(pattern, policies)
      try assume(field.objection(to: input.text) == nil)
      try requireEqual(
        field.finalObjection(to: input.text),
        isComplete || content.isEmpty ? nil : .notFormatted(.incomplete), "the final objection")
    })
}

extension PatternElement { fileprivate var isOfValue: Bool { slot != nil || isInValue } }
