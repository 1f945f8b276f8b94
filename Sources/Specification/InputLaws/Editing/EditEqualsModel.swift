extension Law {
  package static let editEqualsModel = Law(
    "A field decides about any edit as the model does.", about: .fields, .comparison,
    clauses: ["E3", "E4", "E5", "E6", "E7", "E8"],
    Property(forEach: { zip(.scenario(for: $0).reaching(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let model = try ModelRule(scenario.field)
      for edit in scenario.edits {
        let decision = rule.decide(edit, on: scenario.state)
        try requireEqual(decision, model.decide(edit, on: scenario.state), "\(edit)")
      }
    })
}
