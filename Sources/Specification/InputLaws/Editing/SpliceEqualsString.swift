extension Law {
  package static let spliceEqualsString = Law(
    "Where a range converts to one of `String`, an unconstrained edit gives what `String` gives.",
    about: .fields, clauses: ["E3"],
    Property(forEach: { zip(.betweenCharacters(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        guard let expected = scenario.state.text.replacingAsString(edit) else { continue }
        let state = rule.apply(edit, to: scenario.state)
        try require(
          state.text.hasSameUnits(as: expected),
          "\(state.text.escaped), but String says \(expected.escaped)")
      }
    })
}
