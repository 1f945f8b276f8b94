import InputRules
import PropertyTesting

extension Law {
  package static let notationMeansItsParts = Law(
    """
    A scalar that the notation lists is its slot, and is optional in the tail. A scalar after a \
    backslash, and any other scalar, is a literal.
    """,
    about: .patterns, clauses: ["F1.5", "F1.6", "F1.7"],
    Property(forAll: .patternSource()) { subject, source in
      let pattern = try subject.patterns.patternOfText(source.text, source.notation)
      try require(pattern == Pattern(source.elements), "found \(pattern.words)")
    })
}
