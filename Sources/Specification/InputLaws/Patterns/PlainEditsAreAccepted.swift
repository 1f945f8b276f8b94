extension Law {
  package static let plainEditsAreAccepted = Law(
    """
    A field with a pattern accepts an edit if the result is that of a plain edit, and otherwise \
    rewrites it. The field refuses no deletion, and the reason for every refusal is `fitsNoSlot` \
    or `full`.
    """, about: .patterns, clauses: ["F4.7", "F5.5"],
    Property(forAll: .patternEdit()) { subject, input in
      let plain = try (try? input.state.replacing(input.edit)).orDiscard()
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      switch field.decide(input.edit, on: input.state) {
      case .accept(let state): try requireEqual(state, plain, "accepted")
      case .rewrite(let state, _): try require(state != plain, "rewritten to the plain edit")
      case .refuse(let reason):
        try require(!input.edit.isDeletion, "a deletion is refused: \(reason)")
        let reasons: [Reason] = [.notFormatted(.fitsNoSlot), .notFormatted(.full)]
        try require(reasons.contains(reason), "refused: \(reason)")
      }
    })
}
