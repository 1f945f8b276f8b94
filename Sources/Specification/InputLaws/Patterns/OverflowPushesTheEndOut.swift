import InputRules
import PropertyTesting

extension Law {
  package static let overflowPushesTheEndOut = Law(
    """
    Under the policy `lastGoes`, everything typed that finds a slot goes in, and the end of the \
    whole text that finds none is dropped.
    """,
    about: .patterns, clauses: ["F5.8"],
    Property(
      forAll: .patternInsertion(.plain, .standard.with { $0.overflow = .lastGoes })
        .cover("pushes out", atLeast: 0.05) {
          $0.placed.map { $0.fitting.count > $0.room } ?? false
        }
    ) { subject, input in
      let placed = try input.placed.assumed()
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let decision = field.decide(input.edit, on: input.state)
      guard let next = decision.newState else {
        try require(placed.fitting.isEmpty || !placed.hasSlotBehindHead, "\(decision)")
        return
      }
      let all = placed.head + placed.fitting.map(input.pattern.slots[0].shown(for:)) + placed.tail
      try requireEqual(
        input.pattern.contentByPlace(next.text.scalars),
        Array(all.prefix(input.pattern.slots.count)), "the content of \(next)")
    })
}
