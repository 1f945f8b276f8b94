extension Law {
  package static let sessionFollowsItsRule = Law(
    """
    A session carries out exactly what its rule decides about an edit of one or several ranges, \
    and reports the rule's reason.
    """, isUniversal: true, clauses: ["E7", "E9.3", "E9.12", "E11"],
    Property(forEach: { zip(.session(for: $0, SessionShape(normalizes: false))) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.world.session.field)
      try scenario.follow(by: subject) { action, before, outcome, _ in
        let state = before.state
        guard state.marked == nil, let decision = action.decision(of: rule, on: state) else {
          return
        }
        try requireEqual(outcome.state, decision.newState ?? state, "\(action)")
        switch decision {
        case .accept: try requireEqual(outcome.effect, .done, "\(action)")
        case .refuse(let reason): try requireEqual(outcome.effect, .refused(reason), "\(action)")
        case .rewrite(_, let reason):
          try requireEqual(outcome.effect, .rewritten(reason), "\(action)")
        }
      }
    })
}

extension Action {
  /// The rule's decision about the action, or `nil` if the action isn't a single edit.
  fileprivate func decision(of rule: any TextRule, on state: FieldState) -> Decision? {
    if case .replace(let edit) = self { return rule.decide(edit, on: state) }
    if case .replaceOneOf(let edit, let place) = self, edit.ranges.indices.contains(place) {
      return rule.decide(edit, on: state).choosing(place)
    }
    guard let text = inserted(in: state) else { return nil }
    return rule.decide(Edit(replacing: state.selection, with: text), on: state)
  }

  /// The text that the action inserts at the selection, or `nil` if it inserts no text.
  private func inserted(in state: FieldState) -> String? {
    if kind == .cut && state.selection.length > 0 { return "" }
    if case .type(let text) = self { return text }
    if case .paste(let text) = self { return text }
    return nil
  }
}

extension SeveralRangesDecision {
  /// The decision about the range at index `place`, taken from a decision about several ranges.
  fileprivate func choosing(_ place: Int) -> Decision? {
    switch self {
    case .accept(let states): states.indices.contains(place) ? .accept(states[place]) : nil
    case .refuse(let reason): .refuse(reason)
    }
  }
}
