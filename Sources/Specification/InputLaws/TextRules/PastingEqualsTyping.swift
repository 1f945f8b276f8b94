extension Law {
  /// Sets of clusters are excluded, because a set may refuse "e" and accept "e\u{301}".
  ///
  /// The policy that filters and truncates is excluded: when a character is dropped, its neighbors
  /// may join and form a character that is too long.
  package static let pastingEqualsTyping = Law(
    """
    At the end of a field's text, an accepted paste has the same result as typing it one character \
    at a time.
    """, clauses: ["E8.9"],
    Property(
      forEach: {
        zip(
          .fromEmpty(
            for: $0, edits: 1...2,
            fields: FieldShape(
              insertion: [.whole, .filtered, .truncated], memberships: [.scalars],
              hasWholeTextConditions: false)))
      }
    ) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits {
        state = FieldState(state.text)
        let decision = rule.decide(
          Edit(replacing: state.selection, with: edit.replacement), on: state)
        guard let pasted = decision.newState else { continue }
        let typed = rule.typing(edit.replacement, after: state, scenario.field.insertion)
        try requireEqual(typed, pasted, "typing \(edit.replacement.escaped)")
        state = pasted
      }
    })
}

extension TextRule {
  /// The state after `text` is typed character by character.
  ///
  /// Typing stops at the first refused character, unless the policy is to filter.
  fileprivate func typing(
    _ text: String, after state: FieldState, _ policy: InsertionPolicy
  ) -> FieldState {
    var state = state
    for character in text {
      let edit = Edit(replacing: state.selection, with: String(character))
      if let next = decide(edit, on: state).newState {
        state = next
      } else if policy != .filtered {
        break
      }
    }
    return state
  }
}
