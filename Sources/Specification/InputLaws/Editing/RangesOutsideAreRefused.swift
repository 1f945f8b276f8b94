extension Law {
  package static let rangesOutsideAreRefused = Law(
    "A field refuses a range as outside its text exactly when it is. A range never causes a trap.",
    isUniversal: true, clauses: ["E2", "E4"],
    Property(forEach: { zip(.scenario(for: $0).reaching(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let units = scenario.state.text.utf16.count
      for edit in scenario.edits {
        let decision = rule.decide(edit, on: scenario.state)
        let expected = Decision.refuse(.rangeOutsideText(edit.range, length: units))
        try require(
          (decision == expected) != edit.range.isInside(textOf: units),
          "\(edit.range) in a text of \(units) units: \(decision)")
      }
    })
}
