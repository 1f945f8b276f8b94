import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// An edit of any range in a session is what the rule makes of it, so whatever is true of the
  /// rule's edits is true of the session's (E7, E9).
  static var sessionAsksItsRule: Self {
    Property(forEach: { zip(.session(for: $0, SessionShape(normalises: false))) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.world.session.field)
      var session = try subject.session(in: scenario.world)
      for action in scenario.actions {
        let before = session.state
        let outcome = session.perform(action)
        guard before.marked == nil, let edit = action.edit(of: before) else { continue }
        let decision = rule.decide(edit, on: before)
        try requireEqual(outcome.state, decision.newState ?? before, "\(action)")
        switch decision {
        case .accept: try requireEqual(outcome.effect, .done, "\(action)")
        case .refuse(let reason): try requireEqual(outcome.effect, .refused(reason), "\(action)")
        case .rewrite:
          guard case .rewritten = outcome.effect else {
            throw Failure("the rule rewrites the \(action), yet it is \(outcome)", at: "effect")
          }
        }
      }
    }
  }
}

extension Action {
  /// The edit that the action is, if it plainly is one.
  fileprivate func edit(of state: FieldState) -> Edit? {
    if case .replace(let edit) = self { return edit }
    if case .paste(let text) = self { return Edit(replacing: state.selection, with: text) }
    guard case .type(let text) = self else { return nil }
    return Edit(replacing: state.selection, with: text)
  }
}
