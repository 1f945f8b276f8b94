import InputRules
import PropertyTesting

extension Law {
  package static let takingTakesTheNearestContent = Law(
    """
    By the policy `takes` a deletion of literals alone takes the content before them, or, \
    forward, the content behind them.
    """,
    about: .patterns, clauses: ["F5"],
    Property(
      forAll: .patternDeletion(
        .even,
        .standard.with { ($0.backspace, $0.forward, $0.selection) = (.takes, .takes, .takes) }
      )
      .cover("of literals alone", atLeast: 0.05) { $0.placed?.removed.isEmpty ?? false }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.places.isEmpty && placed.removed.isEmpty)
      let next = subject.patterns.field(input.pattern, input.policies)
        .apply(input.edit, to: input.state)
      let isForward = input.edit.isForward(on: input.state)
      try requireEqual(
        input.pattern.contentByPlace(next.text.scalars),
        isForward
          ? placed.head + placed.tail.dropFirst() : placed.head.dropLast() + placed.tail,
        "the content of \(next)")
    })
}
