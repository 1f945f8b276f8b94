/// The situations that a session reached: a run whose sessions reach too few of them tests little.
struct SessionReach {
  private var undone = false
  private var seen: Set<String> = []

  /// For each situation, the smallest share of sessions in which it must occur.
  private static let shares: [(label: String, share: Double)] = [
    ("something is rewritten", 0.05), ("something is refused", 0.2), ("a step is undone", 0.1),
    ("a step follows an undo", 0.03), ("text is composed", 0.2), ("a commit is refused", 0.01),
    ("text is moved", 0.01), ("a suggestion loses its spaces", 0.005),
  ]

  /// Records the result of an action.
  mutating func note(_ action: Action, from before: FieldState, _ outcome: Outcome) {
    let isChanged = !outcome.state.text.hasSameUnits(as: before.text)
    if case .rewritten = outcome.effect { seen.insert("something is rewritten") }
    if outcome.effect.isRefused { seen.insert("something is refused") }
    if outcome.state.marked != nil { seen.insert("text is composed") }
    if outcome.dropped != nil { seen.insert("a commit is refused") }
    if action.kind == .move && isChanged { seen.insert("text is moved") }
    if action.kind == .suggest, case .rewritten(let reason) = outcome.effect, reason != .normalised
    {
      seen.insert("a suggestion loses its spaces")
    }
    if undone && isChanged && !action.isHistory { seen.insert("a step follows an undo") }
    if action == .undo && isChanged && before.marked == nil {
      undone = true
      seen.insert("a step is undone")
    }
  }

  /// Reports the situations to the source.
  func observe(in source: inout ChoiceSource) {
    for (label, share) in Self.shares {
      source.observe(label, atLeast: share, seen.contains(label))
    }
  }
}
