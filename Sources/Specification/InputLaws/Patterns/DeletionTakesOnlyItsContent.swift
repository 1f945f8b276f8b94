extension Law {
  /// The law covers patterns in which all slots accept the same scalars, so moved content fits.
  package static let deletionTakesOnlyItsContent = Law(
    """
    In a pattern field with the standard policies, a deletion removes exactly the content in its \
    range and leaves no literal at the end. The caret is then after the content before the range, \
    or beyond literals that can't be deleted.
    """, clauses: ["F2.5", "F4.2", "F4.3", "F5.3", "F6.1", "F6.3", "F6.4", "F6.5", "F6.6"],
    Property(
      forAll: .patternDeletion(.even).cover("deletes only literals", atLeast: 0.05) {
        $0.placed?.removed.isEmpty ?? false
      }
    ) { subject, input in
      let placed = try input.placed.orDiscard()
      try assume(!placed.places.isEmpty)
      let next = subject.patterns.fieldOfPattern(input.pattern, .standard).apply(
        input.edit, to: input.state)
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
