import InputRules
import PropertyTesting

extension Law {
  package static let eagerLiteralsAppearAtOnce = Law(
    """
    Eager literals appear as soon as an insertion at the end reaches them: only a slot may follow, \
    or nothing.
    """,
    about: .patterns, clauses: ["F5.2"],
    Property(forAll: .patternInsertion(.fixed, .any.with { $0.literals = .eager })) {
      subject, input in
      let placed = try input.placed.assumed()
      try assume(placed.tail.isEmpty && !placed.inserted.isEmpty)
      try assume(input.policies.placeholder == nil && !input.pattern.elements.isEmpty)
      let decision = subject.patterns.fieldOfPattern(input.pattern, input.policies)
        .decide(input.edit, on: input.state)
      guard let next = decision.newState else { return }
      let following = input.pattern.elements.dropFirst(next.text.unicodeScalars.count).first
      try require(following?.literal == nil, "no literal after \(next)")
    })
}
