import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// An insertion into several ranges is accepted only if each choice, asked alone, is accepted
  /// (E11).
  ///
  /// Deletions are left out: taking several parts out, written as one edit, is an insertion of what
  /// stands between them, and may be judged where the deletion isn't.
  static var severalRangesHoldForEveryChoice: Self {
    Property(forEach: { zip(.severalRanges(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      guard case .accept(let states) = rule.decide(scenario.edit, on: scenario.state),
        !scenario.edit.replacement.isEmpty
      else { return }
      let choices = try scenario.state.choices(of: scenario.edit)
      try requireEqual(states.count, choices.count, "one state a choice")
      for choice in choices {
        let alone = rule.decide(choice.edit, on: scenario.state)
        if case .accept = alone { continue }
        throw Failure("accepted, but alone \(choice.edit) is \(alone)", at: "choice")
      }
    }
  }
}
