extension Law {
  package static let sessionStateIsAlwaysValid = Law(
    """
    After any actions, a session's selection and mark are inside the text and don't split a \
    surrogate pair. During a composition, the selection is inside the mark.
    """, isUniversal: true, clauses: ["E1", "E2", "E9.2", "E9.8", "E10.2"],
    Property(forEach: { zip(.session(for: $0, actions: 0...12)) }) { subject, scenario in
      try scenario.follow(by: subject) { action, _, outcome, session in
        try requireEqual(outcome.state, session.state, "the state that \(action) returns")
        let units = Array(session.state.text.utf16)
        let selection = session.state.selection
        for range in [selection, session.state.marked ?? selection] {
          try require(range.isInside(textOf: units.count), "outside the text: \(outcome)")
          let ends = [range.location, range.location + range.length]
          let cuts = ends.contains { $0 < units.count && UTF16.isTrailSurrogate(units[$0]) }
          try require(!cuts, "a range splits a surrogate pair: \(outcome)")
        }
        guard let marked = session.state.marked else { return }
        let start = selection.location - marked.location
        let inMark = TextRange(location: start, length: selection.length)
        try require(inMark.isInside(textOf: marked.length), "outside the mark: \(outcome)")
        try require(marked.length > 0, "the mark is empty: \(outcome)")
      }
    })
}
