import InputRules
import PropertyTesting

extension Law {
  package static let refusedOverflowChangesNothing = Law(
    """
    Under the policy `refused`, an insertion without room for everything that fits is refused, and \
    any other insertion goes in whole.
    """,
    about: .patterns, clauses: ["F5.9"],
    Property(
      forAll: .patternInsertion(.plain, .standard.with { $0.overflow = .refused })
        .cover("has no room", atLeast: 0.1) {
          $0.placed.map { $0.fitting.count > $0.room } ?? false
        }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.inserted.isEmpty)
      let decision = subject.patterns.fieldOfPattern(input.pattern, input.policies)
        .decide(input.edit, on: input.state)
      if placed.fitting.count > placed.room {
        try requireEqual(decision, .refuse(.notFormatted(.full)))
      } else if let next = decision.newState {
        try requireEqual(
          input.pattern.contentByPlace(next.text.scalars),
          placed.head + placed.fitting.map(input.pattern.slots[0].shown(for:)) + placed.tail,
          "the content of \(next)")
      } else {
        try requireEqual(placed.fitting, [], "\(decision)")
      }
    })
}
