extension Law {
  package static let cutReturnsWhatItRemoves = Law(
    """
    A cut or a copy returns the selected text unless it is refused. Any other action returns no \
    text. A copy changes nothing.
    """, clauses: ["E9.6"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var ending = scenario
      ending.actions += [.select(scenario.world.state.selection), .cut]
      try ending.follow(by: subject) { action, session, outcome, _ in
        let before = session.state
        guard [.cut, .copy].contains(action.kind), !outcome.effect.isRefused else {
          return try requireEqual(outcome.copied, nil, "text returned by \(action)")
        }
        let copied = Array((outcome.copied ?? "").utf16)
        try requireEqual(copied, before.selected, "text returned by the \(action)")
        let gone = before.text.utf16.count - outcome.state.text.utf16.count
        if action == .copy { try requireEqual(outcome.state, before, "the state after a copy") }
        if before.marked == nil {
          try requireEqual(gone, action == .cut ? copied.count : 0, "UTF-16 units removed")
        }
      }
    })
}
