extension Law {
  package static let rewritingIsIdempotent = Law(
    "The part of an insertion that a field keeps is accepted unchanged when inserted by itself.",
    clauses: ["E7", "E8.1", "E8.8"],
    Property(forEach: { zip(.scenario(for: $0, fields: .reducing).reaching(for: $0)) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        guard case .rewrite(let state, _) = rule.decide(edit, on: scenario.state) else { continue }
        let kept = String(
          decoding: state.inserted(by: edit, into: scenario.state.text), as: UTF16.self)
        let again = Edit(replacing: edit.range, with: kept)
        try requireEqual(rule.decide(again, on: scenario.state), .accept(state), "\(again)")
      }
    })
}

extension FieldShape {
  /// Fields that filter or truncate an insertion that doesn't fit.
  fileprivate static let reducing = FieldShape(
    insertion: [.filteredAndTruncated, .filtered, .truncated], conditions: 1...3)
}
