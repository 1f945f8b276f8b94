import InputRules
import PropertyTesting

extension Law {
  package static let skippingPassesTheLiterals = Law(
    """
    By the policy `skips` a deletion of literals alone takes no content, and the caret passes \
    all of the run: backward it comes behind content, forward before what is no literal.
    """,
    about: .patterns, clauses: ["F5", "F6"],
    Property(
      forAll: .patternDeletion(
        .even,
        .standard.with { ($0.backspace, $0.forward, $0.selection) = (.skips, .skips, .skips) }
      )
      .cover("of literals alone", atLeast: 0.05) { $0.placed?.removed.isEmpty ?? false }
    ) { subject, input in
      let placed = try input.placed.assumed()
      try assume(!placed.places.isEmpty && placed.removed.isEmpty)
      let next = subject.patterns.field(input.pattern, input.policies)
        .apply(input.edit, to: input.state)
      let text = next.text.scalars
      try requireEqual(
        input.pattern.contentByPlace(text), placed.head + placed.tail, "the content of \(next)")
      try requireEqual(
        input.pattern.slotCount(before: next.caretPlace), placed.head.count, "the caret of \(next)")
      if input.edit.isForward(on: input.state) {
        try require(!input.pattern.isLiteral(at: next.caretPlace, of: text), "before \(next)")
      } else if !placed.head.isEmpty {
        try require(!input.pattern.isLiteral(at: next.caretPlace - 1, of: text), "behind \(next)")
      }
    })
}
