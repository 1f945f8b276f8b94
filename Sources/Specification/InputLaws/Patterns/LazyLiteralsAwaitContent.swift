import InputRules
import PropertyTesting

extension Law {
  package static let lazyLiteralsAwaitContent = Law(
    """
    Lazy literals appear only with the content after them: after an insertion of content, the text \
    ends with content.
    """,
    about: .patterns, clauses: ["F5.1"],
    Property(forAll: .patternInsertion(.plain)) { subject, input in
      let placed = try input.placed.assumed()
      let last = try placed.inserted.last.assumed()
      try assume(input.pattern.admits(last) && placed.fitting.count <= placed.room)
      let decision = subject.patterns.fieldOfPattern(input.pattern, .standard)
        .decide(input.edit, on: input.state)
      guard let next = decision.newState else { return }
      let text = next.text.scalars
      try requireEqual(text, input.pattern.laid(input.pattern.contentByPlace(text)))
    })
}
