extension Law {
  package static let plainEditsAreAccepted = Law(
    """
    A pattern field accepts an edit if the result equals that of the edit without a rule, and \
    rewrites or refuses any other edit. It never refuses a deletion, and refuses an insertion only \
    as `fitsNoSlot` or `full`.
    """, clauses: ["F4.7", "F5.5"],
    Property(forAll: .patternEdit()) { subject, input in
      let plain = try (try? input.state.replacing(input.edit)).orDiscard()
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      switch field.decide(input.edit, on: input.state) {
      case .accept(let state): try requireEqual(state, plain, "the accepted state")
      case .rewrite(let state, _): try require(state != plain, "a rewrite equals the plain edit")
      case .refuse(let reason):
        try require(!input.edit.isDeletion, "a deletion is refused: \(reason)")
        let reasons: [Reason] = [.notFormatted(.fitsNoSlot), .notFormatted(.full)]
        try require(reasons.contains(reason), "refused: \(reason)")
      }
    })
}
