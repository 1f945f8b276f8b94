import InputRules
import PropertyTesting

extension Law {
  package static let insertionLosesNothingThatFits = Law(
    """
    Under the standard policies, an insertion keeps all content and takes everything that fits, up \
    to the room that is left. If nothing goes in, for lack of room or fit, the edit is refused for \
    that.
    """,
    about: .patterns, clauses: ["F5.5", "F5.7"],
    Property(
      forAll: .patternInsertion(.plain).cover("overflows", atLeast: 0.1) {
        $0.placed?.overflows ?? false
      }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.inserted.isEmpty)
      let decision = subject.patterns.fieldOfPattern(input.pattern, .standard)
        .decide(input.edit, on: input.state)
      let fitting = placed.fitting.prefix(placed.room)
      guard let next = decision.newState else {
        try requireEqual(Array(fitting), [], "refused")
        let problem = placed.fitting.isEmpty ? PatternProblem.fitsNoSlot : .full
        try requireEqual(decision.reason, .notFormatted(problem))
        return
      }
      try requireEqual(
        input.pattern.contentByPlace(next.text.scalars),
        placed.head + fitting.map(input.pattern.slots[0].shown(for:)) + placed.tail,
        "the content of \(next)")
    })
}

extension PlacedEdit {
  fileprivate var overflows: Bool { fitting.count > room }
}
