extension Law {
  /// Where all slots take the same, so that what moves up fits.
  package static let deletionTakesOnlyItsContent = Law(
    """
    Under the standard policies, a deletion takes exactly the content of its range, and no literal \
    is left at the end. The caret stands after the content that stood before the range; a deletion \
    of literals that stay passes them.
    """,
    about: .patterns,
    clauses: ["F2.5", "F4.2", "F4.3", "F5.3", "F6.1", "F6.3", "F6.4", "F6.5", "F6.6"],
    Property(
      forAll: .patternDeletion(.even).cover("of literals alone", atLeast: 0.05) {
        $0.placed?.removed.isEmpty ?? false
      }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.places.isEmpty)
      let next = subject.patterns.fieldOfPattern(input.pattern, .standard)
        .apply(input.edit, to: input.state)
      let kept = input.pattern.laid(placed.head + placed.tail)
      try requireEqual(next.text.scalars, kept, "\(next)")
      let caret = next.caretPlace
      try requireEqual(
        input.pattern.slotCount(before: caret), placed.head.count, "the caret of \(next)")
      guard placed.removed.isEmpty, kept == placed.text else { return }
      let isForward = input.edit.isForward(on: input.state)
      let passed = isForward ? placed.places.upperBound : placed.places.lowerBound
      try requireEqual(caret, passed, "the caret of \(next)")
    })
}
