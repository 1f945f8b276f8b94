extension Law {
  package static let movingKeepsEveryCharacter = Law(
    "Dragging the selected text keeps every scalar of the text, and the moved text stays selected.",
    isUniversal: true, clauses: ["E9.9", "E9.10", "E9.11"],
    Property(forEach: { zip(.session(for: $0, of: ActionKind.moving)) }) { subject, scenario in
      try scenario.follow(by: subject) { action, session, outcome, _ in
        let before = session.state
        guard case .move(let offset) = action, !outcome.effect.isRefused else { return }
        try requireEqual(
          outcome.state.text.unicodeScalars.sorted(), before.text.unicodeScalars.sorted(),
          "the scalars after the \(action)")
        try require(
          outcome.state.selected == before.selected, "selected after the \(action): \(outcome)")
        let moved = offset < before.selection.location ? offset : offset - before.selected.count
        let stays = before.selection.location...before.selection.location + before.selected.count
        let place = stays.contains(offset) ? before.selection.location : moved
        // An offset inside a surrogate pair may be moved to the start of the pair.
        try require((place - 1...place).contains(outcome.state.selection.location), "\(outcome)")
      }
    })
}

extension ActionKind {
  /// The kinds of actions that move text, and those that insert text to move.
  fileprivate static let moving: [ActionKind] = [.paste, .select, .move, .set]
}
