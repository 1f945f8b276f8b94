extension Law {
  package static let verdictDependsOnlyOnStateAndEdit = Law(
    """
    A rule has no memory. Its decision about an edit of a state stays the same after other edits, \
    and a new rule makes the same decision.
    """, isUniversal: true, clauses: ["E7"],
    Property(forEach: { zip(.scenario(for: $0, edits: 1...4)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let first = try rule.requireSameDecisions(about: scenario.edits, on: scenario.state)
      let other = try subject.rule(scenario.field)
      // A rule that remembers earlier edits may decide differently if the order is reversed.
      let stateful = scenario.edits.reversed().map { other.decide($0, on: scenario.state) }
      try requireEqual(stateful.reversed(), first, "the decisions of a new rule")
    })
}

extension TextRule {
  /// Requires that the rule repeats its decisions when called again, and returns the decisions.
  @discardableResult package func requireSameDecisions(about edits: [Edit], on state: FieldState)
    throws -> [Decision]
  {
    let first = edits.map { decide($0, on: state) }
    var other = state
    for edit in edits.reversed() { other = apply(edit, to: other) }
    try requireEqual(edits.map { decide($0, on: state) }, first, "the decisions after other edits")
    return first
  }
}
