extension Law {
  package static let refusalChangesNothing = Law(
    """
    A refused edit doesn't change the state. Any other edit results in the state that the rule \
    decided on.
    """, isUniversal: true, clauses: ["E7"],
    Property(forEach: { zip(.scenario(for: $0, edits: 1...4).reaching(for: $0)) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits { state = try rule.requireDecided(edit, on: state) }
    })
}

extension TextRule {
  /// Requires that the result of an edit is the state that the rule decided on, and returns it.
  @discardableResult package func requireDecided(_ edit: Edit, on state: FieldState) throws
    -> FieldState
  {
    let next = apply(edit, to: state)
    switch decide(edit, on: state) {
    case .refuse: try requireEqual(next, state, "the state after a refused edit")
    case .accept(let decided), .rewrite(let decided, _):
      try requireEqual(next, decided, "the state after the edit")
    }
    return next
  }
}
