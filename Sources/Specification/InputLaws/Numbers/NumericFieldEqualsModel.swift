extension Law {
  package static let numericFieldEqualsModel = Law(
    "A numeric field decides about edits, and checks the final text, as the model does.",
    clauses: ["T4", "T5", "N9"],
    Property(forAll: .numericField) { subject, scenario in
      try subject.rule(scenario.field).requireSame(
        as: ModelRule(scenario.field), scenario.edits, from: scenario.state)
    })
}
