extension Law {
  package static let deletionIsAlwaysAccepted = Law(
    "Under the policy `always`, a field accepts each deletion inside the text, whatever remains.",
    clauses: ["E6"],
    Property(forEach: { zip(.scenario(for: $0, fields: FieldShape(deletions: [.always]))) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits where edit.range.isInside(textOf: scenario.state.text.utf16.count)
      {
        let deletion = Edit(replacing: edit.range, with: nil)
        let decision = rule.decide(deletion, on: scenario.state)
        guard case .accept(let state) = decision else {
          throw Failure("\(deletion) isn't accepted: \(decision)", at: "decision")
        }
        let length = scenario.state.text.utf16.count - state.text.utf16.count
        try require(
          length >= edit.range.length, "only \(length) of \(edit.range.length) units deleted")
      }
    })
}
