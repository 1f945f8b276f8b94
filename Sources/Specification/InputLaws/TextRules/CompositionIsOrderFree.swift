extension Law {
  package static let compositionIsOrderFree = Law(
    """
    The order of a field's conditions doesn't change the result of an edit. The reason for a \
    refusal is that of the first condition that refuses the edit.
    """, clauses: ["T6"],
    Property(forEach: { zip(.scenario(for: $0, fields: FieldShape(conditions: 2...3))) }) {
      subject, scenario in
      var turned = scenario.field
      turned.conditions.reverse()
      let rule = try subject.rule(scenario.field)
      let other = try subject.rule(turned)
      for edit in scenario.edits {
        let decision = rule.decide(edit, on: scenario.state)
        let reversed = other.decide(edit, on: scenario.state)
        try requireEqual(decision.newState, reversed.newState, "the result in reverse order")
        guard scenario.field.insertion == .whole, !edit.isDeletion else { continue }
        var first: Reason?
        for condition in scenario.field.conditions where first == nil {
          let alone = try subject.rule(FieldDescription([condition]))
          first = alone.decide(edit, on: scenario.state).reason
        }
        try requireEqual(decision.reason, first, "the first condition's reason")
      }
    })
}
