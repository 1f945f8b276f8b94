import InputRules
import PropertyTesting

extension Law {
  /// A tail in which nothing is optional isn't written as one; so the texts may differ.
  package static let notationIsReadBack = Law(
    """
    A pattern whose slots are all in the notation can be written in it, and reading what was \
    written gives that pattern.
    """,
    about: .patterns, clauses: ["F1.9"],
    Property(forAll: .patternSource()) { subject, source in
      let pattern = Pattern(source.elements)
      let text = try subject.patterns.text(of: pattern, in: source.notation)
      let read = try subject.patterns.pattern(text, in: source.notation)
      try require(read == pattern, "\(text.escaped) is \(read.words)")
    })
}
