extension Law {
  /// The law covers only insertions.
  ///
  /// Deleting several parts in one edit inserts the text between them again, so even a rule that
  /// never checks deletions may check such an edit.
  package static let severalRangesHoldForEveryChoice = Law(
    """
    A field accepts an insertion into several ranges only if it accepts the insertion for each \
    choice of range.
    """, isUniversal: true, clauses: ["E11"],
    Property(forEach: { zip(.severalRanges(for: $0)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      guard case .accept(let states) = rule.decide(scenario.edit, on: scenario.state),
        !scenario.edit.replacement.isEmpty
      else { return }
      let choices = try scenario.state.choices(of: scenario.edit)
      try requireEqual(states.count, choices.count, "the number of states")
      for choice in choices {
        let alone = rule.decide(choice.edit, on: scenario.state)
        if case .accept = alone { continue }
        throw Failure("accepted, but \(choice.edit) alone is \(alone)", at: "choice")
      }
    })
}
