import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// Whatever a field is asked, it decides what the specification's model decides (E3–E8).
  static var editEqualsModel: Self {
    Property(forEach: { zip(.scenario(for: $0).reaching(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let model = try ModelRule(scenario.field)
      for edit in scenario.edits {
        let decision = rule.decide(edit, on: scenario.state)
        try requireEqual(
          decision, model.decide(edit, on: scenario.state), "the model says otherwise")
      }
    }
  }
}
