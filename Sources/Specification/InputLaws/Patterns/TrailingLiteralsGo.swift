import InputRules
import PropertyTesting

extension Law {
  package static let trailingLiteralsGo = Law(
    "Without a placeholder, a deletion leaves no literal at the end of the text.",
    about: .patterns, clauses: ["F5.3"],
    Property(forAll: .patternDeletion(.fixed, .any.with { $0.placeholder = nil })) {
      subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.places.isEmpty)
      let next = subject.patterns.fieldOfPattern(input.pattern, input.policies)
        .apply(input.edit, to: input.state)
      let text = next.text.scalars
      try require(!input.pattern.isLiteral(at: text.count - 1, of: text), "\(next)")
    })
}
