import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// What is left of composed text is what the rule leaves of it pasted at once, and is one step
  /// (E10).
  static var commitIsOneEdit: Self {
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      for action in scenario.actions {
        let before = session
        _ = session.perform(action)
        guard before.state.marked == nil, session.state.marked != nil else { continue }
        for text in scenario.world.words {
          let caret = TextRange.caret(at: text.utf16.count)
          var (composed, pasted) = (session, before)
          _ = composed.perform(.compose(text, selecting: caret))
          let commit = composed.perform(text.isEmpty ? .copy : .commit)
          let paste = pasted.perform(.paste(text))
          try requireEqual(commit.state, paste.state, "committing \(text.escaped)")
          if !text.isEmpty { try requireEqual(commit.effect, paste.effect, "its effect") }
          try requireEqual(composed.undoCount, pasted.undoCount, "steps")
          try requireEqual(composed.perform(.undo).state, pasted.perform(.undo).state, "undone")
        }
      }
    }
  }
}
