import InputRules
import PropertyTesting

extension Law {
  package static let overwritingReplacesWhatFollows = Law(
    """
    Under the policy `nextGoes`, what is typed replaces what follows it, as far as there is no \
    room for both.
    """,
    about: .patterns, clauses: ["F5.8"],
    Property(
      forAll: .patternInsertion(.plain, .standard.with { $0.overflow = .nextGoes })
        .cover("overwrites", atLeast: 0.05) {
          $0.placed.map { $0.fitting.count > $0.room && !$0.tail.isEmpty } ?? false
        }
    ) { subject, input in
      let placed = try input.placed.assumed()
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let decision = field.decide(input.edit, on: input.state)
      guard let next = decision.newState else {
        try require(placed.fitting.isEmpty || !placed.hasSlotBehindHead, "\(decision)")
        return
      }
      let capacity = input.pattern.slots.count
      let typed = (placed.head + placed.fitting.map(input.pattern.slots[0].shown(for:))).prefix(
        capacity)
      let rest = placed.tail.suffix(capacity - typed.count)
      try requireEqual(
        input.pattern.contentByPlace(next.text.scalars), Array(typed) + rest,
        "the content of \(next)")
    })
}
