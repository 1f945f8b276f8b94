import InputRules
import PropertyTesting

extension Law {
  package static let overflowPushesTheEndOut = Law(
    """
    By the policy `lastGoes` what is typed goes in where there is a slot for it, and the end of \
    the whole goes for which there is none.
    """,
    about: .patterns, clauses: ["F5.8"],
    Property(
      forAll: .patternInsertion(.plain, .standard.with { $0.overflow = .lastGoes })
        .cover("pushes out", atLeast: 0.05) {
          $0.placed.map { $0.fitting.count > $0.room } ?? false
        }
    ) { subject, input in
      let placed = try input.placed.assumed()
      let field = subject.patterns.field(input.pattern, input.policies)
      let decision = field.decide(input.edit, on: input.state)
      guard let next = decision.newState else {
        try require(placed.fitting.isEmpty || !placed.hasSlotBehindHead, "\(decision)")
        return
      }
      let all = placed.head + placed.fitting.map(input.pattern.slots[0].cased) + placed.tail
      try requireEqual(
        input.pattern.contentByPlace(next.text.scalars),
        Array(all.prefix(input.pattern.slots.count)), "the content of \(next)")
    })
}
