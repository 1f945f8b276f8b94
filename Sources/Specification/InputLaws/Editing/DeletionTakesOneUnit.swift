extension Law {
  package static let deletionTakesOneUnit = Law(
    """
    If the selection is empty, a delete key removes exactly the text between the caret and the \
    next boundary. During a composition, it removes only marked text.
    """, clauses: ["E9.4", "E10.5"],
    Property(forEach: { zip(.session(for: $0, of: ActionKind.deleting)) }) { subject, scenario in
      try scenario.follow(by: subject) { action, session, outcome, _ in
        let before = session.state
        guard before.selection.length == 0, !outcome.effect.isRefused, let key = DeleteKey(action)
        else { return }
        let taken = key.range(in: before)
        // A deletion of all composed text ends the composition.
        if let marked = before.marked, taken == marked { return }
        let expected = try before.replacing(Edit(replacing: taken, with: nil))
        try require(
          outcome.state.text.hasSameUnits(as: expected.text), "\(action) on \(before): \(outcome)")
        try requireEqual(outcome.state.selection, expected.selection, "the selection")
        try require(
          (before.marked == nil) == (outcome.state.marked == nil), "whether text is composed")
      }
    })
}

extension ActionKind {
  /// Deletions, and actions that insert text to delete.
  fileprivate static let deleting: [ActionKind] = [
    .deleteBackward, .deleteForward, .paste, .select, .compose,
  ]
}

private struct DeleteKey {
  let isForward: Bool
  let unit: DeletionUnit

  init?(_ action: Action) {
    if case .deleteBackward(let unit) = action {
      (isForward, self.unit) = (false, unit)
    } else if case .deleteForward(let unit) = action {
      (isForward, self.unit) = (true, unit)
    } else {
      return nil
    }
  }

  /// The range that the key deletes, found by examining every boundary.
  func range(in state: FieldState) -> TextRange {
    let bounds = state.marked ?? state.whole
    let caret = state.selection.location
    let boundaries = state.text.boundaries(of: unit)
    let next = isForward ? boundaries.first { $0 > caret } : boundaries.last { $0 < caret }
    let end = max(bounds.location, min(bounds.location + bounds.length, next ?? caret))
    return TextRange(location: min(caret, end), length: max(caret, end) - min(caret, end))
  }
}

extension String {
  /// The offsets of all boundaries between these units, in UTF-16 units.
  fileprivate func boundaries(of unit: DeletionUnit) -> [Int] {
    let lengths =
      switch unit {
      case .character: map(\.utf16.count)
      case .scalar: unicodeScalars.map { UTF16.width($0) }
      }
    return lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }
}
