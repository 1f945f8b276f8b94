extension Law {
  package static let compositionTouchesOnlyItsMark = Law(
    """
    During a composition, a session doesn't consult its rule, changes only the marked text, and \
    adds no undo step.
    """, isUniversal: true, clauses: ["E10.1", "E10.3", "E10.4", "E10.5", "E12.7"],
    Property(forEach: { zip(.session(for: $0, of: ActionKind.composing)) }) { subject, scenario in
      var start: (any TextSession)?
      try scenario.follow(by: subject) { action, before, outcome, session in
        if before.state.marked == nil { start = before }
        guard let mark = Mark(of: outcome.state), let start else { return }
        try requireEqual(
          mark.outside, start.state.around(start.state.selection), "outside the mark")
        if case .compose(let text, _) = action, !outcome.effect.isRefused {
          try require(mark.text.hasSameUnits(as: text), "\(mark.text.escaped) is marked")
        }
        try requireEqual(session.undoCount, start.undoCount, "undo steps while composing")
        try requireEqual(session.violation, nil, "the violation while composing")
      }
    })
}

extension ActionKind {
  /// The kinds of actions on composed text, and `paste`, which inserts text.
  fileprivate static let composing: [ActionKind] = [
    .compose, .select, .deleteBackward, .deleteForward, .cut, .replace, .paste,
  ]
}

/// The marked part of a state's text, and the parts before and after it.
private struct Mark {
  let text: String
  let outside: [[UInt16]]

  init?(of state: FieldState) {
    guard let marked = state.marked else { return nil }
    text = String(decoding: state.units(in: marked), as: UTF16.self)
    outside = state.around(marked)
  }
}
