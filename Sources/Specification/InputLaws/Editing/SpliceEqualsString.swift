extension Law {
  /// The law compares with `NSString` only for edits at character boundaries; for other edits,
  /// Foundation on Linux is often wrong and can trap.
  package static let spliceEqualsString = Law(
    """
    A field without conditions replaces text between characters as `NSString` does, and as \
    `String` does if the range can be converted to string indices.
    """, clauses: ["E3"],
    Property(forEach: { zip(.betweenCharacters(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        let text = rule.apply(edit, to: scenario.state).text
        let other = try scenario.state.text.replacingAsNSString(edit).required(
          "the range of \(edit) is outside the text")
        try require(
          text.hasSameUnits(as: other), "\(text.escaped), but NSString gives \(other.escaped)")
        guard let own = scenario.state.text.replacingAsString(edit) else { continue }
        try require(text.hasSameUnits(as: own), "\(text.escaped), but String gives \(own.escaped)")
      }
    })
}
