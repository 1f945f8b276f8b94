extension Law {
  package static let truncationNeverSplitsCluster = Law(
    "A field that truncates keeps a prefix of the insertion that ends between two characters.",
    clauses: ["T1", "E8.6"],
    Property(
      forEach: {
        zip(
          .scenario(
            for: $0, fields: FieldShape(insertion: [.truncated], conditions: 0...1, hasLimit: true))
        )
      }
    ) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        guard case .rewrite(let state, _) = rule.decide(edit, on: scenario.state) else { continue }
        let kept = state.inserted(by: edit, into: scenario.state.text)
        let beginnings = edit.replacement.indices.map { edit.replacement[..<$0] }
        try require(
          beginnings.contains { !$0.isEmpty && Array($0.utf16) == kept },
          "\(edit.replacement.escaped) is cut inside a character: \(state)")
      }
    })
}
