extension Law {
  package static let numericFieldEqualsModel = Law(
    "A numeric field decides about edits, and checks the final text, as the model does.",
    about: .fields, .comparison, clauses: ["T4", "T5", "N9"],
    Property(forAll: .numericField) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let model = try ModelRule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits {
        let decision = rule.decide(edit, on: state)
        try requireEqual(decision, model.decide(edit, on: state), "the decision about \(edit)")
        state = decision.newState ?? state
      }
      try requireEqual(rule.objection(to: state.text), model.objection(to: state.text), "objection")
      try requireEqual(
        rule.finalObjection(to: state.text), model.finalObjection(to: state.text), "at the end")
    })
}
