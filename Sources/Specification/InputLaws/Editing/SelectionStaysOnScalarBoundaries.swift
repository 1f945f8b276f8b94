extension Law {
  package static let selectionStaysOnScalarBoundaries = Law(
    "After any edit, the selection is inside the text and doesn't split a surrogate pair.",
    isUniversal: true, clauses: ["E1", "E2", "E5"],
    Property(forEach: { zip(.scenario(for: $0, edits: 1...6)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits {
        state = rule.apply(edit, to: state)
        try state.requireSelection()
      }
    })
}

extension FieldState {
  /// Requires that the selection is inside the text and doesn't split a surrogate pair.
  package func requireSelection() throws {
    let units = Array(text.utf16)
    try require(selection.isInside(textOf: units.count), "the selection is outside: \(self)")
    let ends = [selection.location, selection.location + selection.length]
    let cuts = ends.contains { $0 < units.count && UTF16.isTrailSurrogate(units[$0]) }
    try require(!cuts, "the selection splits a surrogate pair: \(self)")
  }
}
