import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// However a field is edited from empty on, it shows what the specification's model shows
  /// (E1–E8).
  static var editSequencesEqualModel: Self {
    Property(forEach: { zip(.fromEmpty(for: $0, edits: 0...12)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let model = try ModelRule(scenario.field)
      var state = scenario.state
      for (step, edit) in scenario.edits.enumerated() {
        let next = rule.apply(edit, to: state)
        try requireEqual(next, model.apply(edit, to: state), "after edit \(step + 1)")
        state = next
      }
    }
  }
}
