extension Law {
  package static let everyFieldCanBeEmptied = Law(
    "After any edits, deleting the whole text of a field leaves it empty.", isUniversal: true,
    clauses: ["E6", "E13"],
    Property(forEach: { zip(.scenario(for: $0, edits: 0...4)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits { state = rule.apply(edit, to: state) }
      try rule.requireEmptied(from: state)
    })
}

extension TextRule {
  package func requireEmptied(from state: FieldState) throws {
    let decision = decide(Edit(replacing: state.whole, with: ""), on: state)
    guard let emptied = decision.newState, emptied.text.isEmpty else {
      throw Failure("\(state) can't be emptied: \(decision)", at: "decision")
    }
  }
}
