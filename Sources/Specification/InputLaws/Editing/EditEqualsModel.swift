extension Law {
  package static let editEqualsModel = Law(
    "A field decides about any edit as the model does.",
    clauses: ["E3", "E4", "E5", "E6", "E7", "E8"],
    Property(forEach: { zip(.scenario(for: $0).reaching(for: $0)) }) { subject, scenario in
      try subject.rule(scenario.field).requireSame(
        as: ModelRule(scenario.field), scenario.edits, from: scenario.state)
    })
}
