extension Law {
  package static let typedTextKeepsItsForm = Law(
    """
    A date field's text is formatted after any edit of a formatted text, and after any insertion. \
    Any other text has a violation, which a repair removes.
    """, clauses: ["D13.6", "D14.1", "D14.3", "D14.18"],
    Property(forAll: .dateJourney()) { subject, input in
      let rule = try subject.dateFields.fieldOfDescription(input.field)
      for (state, edit, decision) in input.edits(of: rule) {
        let isFormed = ModelDateFields().groups(of: state.text, in: input.field) != nil
        let objection = isFormed ? nil : Reason.notDate(.form)
        try requireEqual(rule.objection(to: state.text), objection, state.text.escaped)
        let repaired = rule.repaired(state)
        let isRepaired = rule.objection(to: repaired.text) == nil
        try require(isRepaired || repaired == state, "the repair gives \(repaired)")
        guard isFormed || !edit.isDeletion, let next = decision.newState else { continue }
        try requireEqual(rule.objection(to: next.text), nil, "\(edit) of \(state) gives \(next)")
      }
    })
}
