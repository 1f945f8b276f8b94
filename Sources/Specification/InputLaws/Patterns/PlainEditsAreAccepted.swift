extension Law {
  package static let plainEditsAreAccepted = Law(
    """
    An edit with the result of the plain edit is accepted, and an edit with any other result is \
    rewritten. No deletion is refused, and every refusal is `fitsNoSlot` or `full`.
    """,
    about: .patterns, clauses: ["F4.7", "F5.5"],
    Property(forAll: .patternEdit()) { subject, input in
      let plain = try (try? input.state.replacing(input.edit)).assumed()
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      switch field.decide(input.edit, on: input.state) {
      case .accept(let state): try requireEqual(state, plain, "accepted")
      case .rewrite(let state, _): try require(state != plain, "rewritten, though as asked")
      case .refuse(let reason):
        try require(!input.edit.isDeletion, "a deletion is refused: \(reason)")
        let reasons: [Reason] = [.notFormatted(.fitsNoSlot), .notFormatted(.full)]
        try require(reasons.contains(reason), "refused: \(reason)")
      }
    })
}
