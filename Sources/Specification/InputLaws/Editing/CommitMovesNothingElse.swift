extension Law {
  package static let commitMovesNothingElse = Law(
    """
    Ending a composition changes only the marked text. Ranges outside the mark select the same \
    characters as before.
    """, clauses: ["E10.3", "E10.12", "E10.15", "E10.16"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      try scenario.follow(by: subject) { _, _, _, session in
        guard let marked = session.state.marked else { return }
        let around = session.state.around(marked)
        guard let head = around.first, let tail = around.last else { return }
        for word in scenario.world.words {
          var typed = session
          let text = Array(typed.perform(.type(word)).state.text.utf16)
          try require(text.starts(with: head) && text.ends(with: tail), "outside: \(typed.state)")
        }
        try session.requireMeaning(of: head, and: tail)
      }
    })
}

extension TextSession {
  /// Requires that a selection stays at `head` (before the mark) or at `tail` (after it).
  fileprivate func requireMeaning(of head: [UInt16], and tail: [UInt16]) throws {
    let length = state.text.utf16.count
    for (part, location) in [(head, 0), (tail, length - tail.count)] {
      var selected = self
      let range = TextRange(location: location, length: part.count)
      let outcome = selected.perform(.select(range))
      guard outcome.commit != nil else { continue }
      try requireEqual(outcome.effect, .done, "selecting \(range)")
      try requireEqual(outcome.state.selected, part, "the selected text")
    }
  }
}

extension [UInt16] {
  fileprivate func ends(with tail: [UInt16]) -> Bool {
    count >= tail.count && suffix(tail.count).elementsEqual(tail)
  }
}
