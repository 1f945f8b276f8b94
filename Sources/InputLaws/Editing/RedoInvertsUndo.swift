import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// Going back through the history and forward again shows the same states in both directions
  /// (E9).
  static var redoInvertsUndo: Self {
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      for action in scenario.actions { _ = session.perform(action) }
      _ = session.perform(.commit)
      let (text, steps) = (session.state.text, session.undoCount)
      let back = session.states(performing: .undo, times: steps)
      let forth = session.states(performing: .redo, times: steps)
      try require(
        session.state.text.hasSameUnits(as: text), "went back and forth to \(session.state)")
      try requireEqual(session.states(performing: .undo, times: steps), back, "back again")
      try requireEqual(session.states(performing: .redo, times: steps), forth, "forth again")
    }
  }
}

extension TextSession {
  /// The states that follow when an action is done so often.
  fileprivate mutating func states(performing action: Action, times: Int) -> [FieldState] {
    (0..<times).map { _ in perform(action).state }
  }
}
