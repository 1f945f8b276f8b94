extension Law {
  package static let cutSurrogatePairIsWidened = Law(
    """
    If a range splits a surrogate pair, a field widens the range to the whole scalar, and doesn't \
    insert replacement characters.
    """, isUniversal: true, clauses: ["E5"],
    Property(forEach: { zip(.scenario(for: $0).reaching(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let text = Array(scenario.state.text.utf16)
      for edit in scenario.edits where edit.range.isInside(textOf: text.count) {
        let decision = rule.decide(edit, on: scenario.state)
        let whole = Edit(replacing: text.widening(edit.range), with: edit.replacement)
        try requireEqual(
          decision, rule.decide(whole, on: scenario.state), "the decision about \(edit)")
        let made = decision.newState?.text.replacementCharacters ?? 0
        let given = (scenario.state.text + edit.replacement).replacementCharacters
        try require(made <= given, "\(made) replacement characters instead of \(given)")
      }
    })
}

extension [UInt16] {
  /// The range, with each end that splits a surrogate pair moved outside the pair.
  fileprivate func widening(_ range: TextRange) -> TextRange {
    let lower = isInsidePair(range.location) ? range.location - 1 : range.location
    let end = range.location + range.length
    let upper = isInsidePair(end) ? end + 1 : end
    return TextRange(location: lower, length: upper - lower)
  }

  private func isInsidePair(_ offset: Int) -> Bool {
    offset < count && UTF16.isTrailSurrogate(self[offset])
  }
}

extension String {
  fileprivate var replacementCharacters: Int {
    unicodeScalars.reduce(0) { $0 + ($1 == "\u{FFFD}" ? 1 : 0) }
  }
}
