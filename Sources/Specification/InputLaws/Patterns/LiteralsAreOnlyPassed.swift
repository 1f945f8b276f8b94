import InputRules
import PropertyTesting

extension Law {
  /// All slots take the same scalars, so that moved content fits.
  package static let literalsAreOnlyPassed = Law(
    """
    Under the standard policies, a deletion of literals alone removes at most the literals at the \
    end. If it removes none, the caret passes the range.
    """,
    about: .patterns, clauses: ["F5.3", "F6.4", "F6.5", "F6.6"],
    Property(
      forAll: .patternDeletion(.even).cover("of literals alone", atLeast: 0.05) {
        $0.placed?.removed.isEmpty ?? false
      }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.places.isEmpty && placed.removed.isEmpty)
      let next = subject.patterns.fieldOfPattern(input.pattern, .standard)
        .apply(input.edit, to: input.state)
      let kept = input.pattern.laid(placed.head + placed.tail)
      try requireEqual(next.text.scalars, kept, "\(next)")
      try assume(kept == placed.text)
      let isForward = input.edit.isForward(on: input.state)
      try requireEqual(
        next.caretPlace, isForward ? placed.places.upperBound : placed.places.lowerBound,
        "the caret of \(next)")
    })
}
