extension Law {
  package static let patternSeveralRangesHold = Law(
    """
    A field with a pattern accepts an insertion into several ranges exactly when it accepts the \
    insertion for each choice of range.
    """, clauses: ["F4.7", "E11"],
    Property(forAll: .patternEdit(), Generator { source in source.ranges(inTextOf: 6) }) {
      subject, input, ranges in
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let edit = SeveralRangesEdit(replacingOneOf: ranges, with: input.edit.replacement)
      let decision = field.decide(edit, on: input.state)
      guard let choices = try? input.state.choices(of: edit) else {
        if case .accept = decision { throw Failure("accepted: \(edit)", at: "ranges") }
        return
      }
      let alone = choices.map { field.decide($0.edit, on: input.state) }
      let states = alone.compactMap { decision in
        if case .accept(let state) = decision { state.text.scalars } else { nil }
      }
      guard case .accept(let accepted) = decision else {
        try require(states.count < choices.count, "each choice is accepted, but not \(edit)")
        return
      }
      try requireEqual(accepted.map(\.text.scalars), states, "\(edit)")
      try requireEqual(accepted.map(\.selection.location), choices.map(\.caret), "\(edit)")
    })
}
