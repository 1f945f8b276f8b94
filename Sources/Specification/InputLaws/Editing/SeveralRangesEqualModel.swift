extension Law {
  package static let severalRangesEqualModel = Law(
    """
    A field decides about an edit of several ranges as the model does. Replacing several ranges of \
    a state gives the model's state.
    """, clauses: ["E3", "E11"],
    Property(forEach: { zip(.severalRanges(for: $0)) }) { subject, scenario in
      let decision = try subject.rule(scenario.field).decide(scenario.edit, on: scenario.state)
      let expected = try ModelRule(scenario.field).decide(scenario.edit, on: scenario.state)
      try requireEqual(decision, expected, "the decision")
      try requireEqual(
        scenario.replaced(by: subject), scenario.replaced(by: .model), "all ranges replaced")
    })
}

extension SeveralRangesScenario {
  /// The state after all ranges are replaced, in a text that is marked up to the selection's end.
  fileprivate func replaced(by subject: Implementation) throws -> Result<FieldState, Reason> {
    let end = state.selection.location + state.selection.length
    let marked = try FieldState(
      text: state.text, selection: state.selection,
      marked: end == 0 ? nil : TextRange(location: 0, length: end))
    return Result { () throws(Reason) in
      try subject.fields.replaced(marked, edit.ranges, edit.replacement)
    }
  }
}
