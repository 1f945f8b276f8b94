import InputRules
import PropertyTesting

extension Property where Subject == PatternSubject {
  /// A scalar that the notation lists is its slot, optional in the tail; one behind a backslash and
  /// any other is a literal (F1).
  static var notationMeansItsParts: Self {
    Property(forAll: .patternSource()) { subject, source in
      let pattern = try subject.patterns.pattern(source.text, in: source.notation)
      try require(pattern == Pattern(source.elements), "found \(pattern.words)")
    }
  }
}
