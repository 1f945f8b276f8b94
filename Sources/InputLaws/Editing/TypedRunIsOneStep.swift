import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// What is typed in one go is undone in one go, and so is what is deleted in one go (E9).
  static var typedRunIsOneStep: Self {
    Property(
      forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }
    ) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      for action in scenario.actions { _ = session.perform(action) }
      _ = session.perform(.commit)
      let keys = scenario.world.words.joined().map { Action.type(String($0)) }
      for run in [keys, keys.map { _ in .deleteBackward(.character) }] {
        // Setting the caret ends the run before.
        _ = session.perform(.select(.caret(at: session.state.text.utf16.count)))
        let before = session.state
        let steps = session.undoCount
        for key in run { _ = session.perform(key) }
        let changed = session.undoCount > steps
        try require(session.undoCount <= steps + 1, "\(session.undoCount - steps) steps")
        var undone = session
        if changed { try requireEqual(undone.perform(.undo).state, before, "undone") }
      }
    }
  }
}
