import InputRules
import PropertyTesting

extension Law {
  /// Where all slots take the same, so that what moves up fits.
  package static let deletionTakesOnlyItsContent = Law(
    """
    Under the standard policies, a deletion takes exactly the content of its range, and the caret \
    stands after the content that stood before the range.
    """,
    about: .patterns, clauses: ["F2.5", "F4.2", "F4.3", "F6.1", "F6.3"],
    Property(
      forAll: .patternDeletion(.even).cover("of literals alone", atLeast: 0.05) {
        $0.placed?.removed.isEmpty ?? false
      }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.places.isEmpty)
      let next = subject.patterns.fieldOfPattern(input.pattern, .standard)
        .apply(input.edit, to: input.state)
      let content = input.pattern.contentByPlace(next.text.scalars)
      try requireEqual(content, placed.head + placed.tail, "the content of \(next)")
      try requireEqual(
        input.pattern.slotCount(before: next.caretPlace), placed.head.count, "the caret of \(next)")
    })
}
