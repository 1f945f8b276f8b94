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
      let text = try subject.patterns.textOfPattern(pattern, source.notation)
      let read = try subject.patterns.patternOfText(text, source.notation)
      try require(read == pattern, "\(text.escaped) is \(read.words)")
    })
}
