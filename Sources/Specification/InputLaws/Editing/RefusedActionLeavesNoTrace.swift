extension Law {
  package static let refusedActionLeavesNoTrace = Law(
    "A refused action doesn't change the outcome of any later action.", isUniversal: true,
    clauses: ["E7", "E9.2", "E9.13", "E9.19"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      for (place, action) in scenario.actions.enumerated() {
        let before = session
        let outcome = session.perform(action)
        // An action can end the composition, and so change the session, even if it is refused.
        let isComposing = before.state.marked != nil
        let hasEnded = isComposing && session.state.marked == nil && action.mayConclude
        guard outcome.effect.isRefused, outcome.commit == nil, !hasEnded else { continue }
        try requireEqual(session.state, before.state, "state after the refused \(action)")
        try requireEqual(outcome.copied, nil, "text returned by the refused \(action)")
        var other = before
        for next in scenario.actions[(place + 1)...] + [.commit, .undo] {
          var same = session
          try requireEqual(same.perform(next), other.perform(next), "after the refused \(action)")
          session = same
        }
        return
      }
    })
}

extension Action {
  /// Whether the action may commit the composed text, even if the action itself is refused.
  fileprivate var mayConclude: Bool {
    [.type, .commit, .compose, .deleteBackward, .deleteForward, .cut, .replace].contains(kind)
  }
}
