extension Law {
  /// Only there: elsewhere Foundation's answer on Linux is often wrong, and can trap.
  package static let spliceEqualsNSString = Law(
    "Between characters, an unconstrained edit gives what `NSString` gives.",
    about: .fields, clauses: ["E3"],
    Property(forEach: { zip(.betweenCharacters(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        let state = rule.apply(edit, to: scenario.state)
        guard let expected = scenario.state.text.replacingAsNSString(edit) else {
          return try require(false, "the range of \(edit) is outside of the text")
        }
        try require(
          state.text.hasSameUnits(as: expected),
          "\(state.text.escaped), but NSString says \(expected.escaped)")
      }
    })
}
