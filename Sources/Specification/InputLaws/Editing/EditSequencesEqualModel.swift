extension Law {
  package static let editSequencesEqualModel = Law(
    "After any edits of an empty field, the field shows what the model shows.",
    about: .fields, .comparison, clauses: ["E1", "E3", "E7", "E8"],
    Property(forEach: { zip(.fromEmpty(for: $0, edits: 0...12)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let model = try ModelRule(scenario.field)
      var state = scenario.state
      for (step, edit) in scenario.edits.enumerated() {
        let next = rule.apply(edit, to: state)
        try requireEqual(next, model.apply(edit, to: state), "after edit \(step + 1)")
        state = next
      }
    })
}
