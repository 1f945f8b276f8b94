extension Law {
  package static let suggestionsLoseOnlySpaces = Law(
    """
    Accepting a suggestion has the same result as pasting its text, with or without the spaces \
    around the text. A suggestion that consists of spaces changes nothing.
    """, isUniversal: true, clauses: ["E12.1", "E12.2", "E12.3", "E12.4", "E12.5"],
    Property(forEach: { zip(.session(for: $0, actions: 0...6, of: ActionKind.suggesting)) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.world.session.field)
      try scenario.follow(by: subject) { action, before, outcome, _ in
        guard case .suggest(let edit) = action else { return }
        let plain = edit.madePlain(by: scenario.world.session.normalization, for: rule)
        let core = plain.replacement.core
        let isInside = edit.range.isInside(textOf: before.state.text.utf16.count)
        if isInside && core.isEmpty && !plain.isDeletion {
          try requireEqual(outcome, Outcome(.done, before.state), "a suggestion of spaces")
        } else if core.hasSameUnits(as: plain.replacement) || rule.accepts(plain, before.state) {
          try requireEqual(outcome, before.after(edit), "the whole suggestion")
        } else {
          let rest = before.after(Edit(replacing: edit.range, with: core))
          try requireEqual(outcome.state, rest.state, "the state without the spaces")
          try requireEqual(outcome.effect.isRefused, rest.effect.isRefused, "without the spaces")
          guard isInside && !outcome.effect.isRefused else { return }
          try requireEqual(
            outcome.effect, .rewritten(rule.reason(against: plain, before.state)), "the effect")
        }
      }
    })
}

extension ActionKind { fileprivate static let suggesting: [ActionKind] = [.suggest, .type, .set] }

extension Edit {
  /// The edit with a normalized replacement, which keeps the characters that the rule's own format
  /// uses (E8.11, E8.14).
  fileprivate func madePlain(by normalization: Normalization, for rule: any TextRule) -> Edit {
    Edit(
      replacing: range,
      with: normalization.plain(replacement, minus: rule.ownMinus) { rule.isOwn($0) })
  }
}

extension TextSession {
  /// The outcome of the edit, performed on a copy of the session.
  fileprivate func after(_ edit: Edit) -> Outcome {
    var copy = self
    return copy.perform(.replace(edit))
  }
}

extension TextRule {
  /// Whether the rule accepts the edit unchanged.
  fileprivate func accepts(_ edit: Edit, _ state: FieldState) -> Bool {
    if case .accept = decide(edit, on: state) { true } else { false }
  }

  /// The reason the rule refuses the edit or changes its text, or `nil`.
  fileprivate func reason(against edit: Edit, _ state: FieldState) -> Reason? {
    switch decide(edit, on: state) {
    case .accept: nil
    case .refuse(let reason): reason
    case .rewrite(_, let reason): reason
    }
  }
}

extension String {
  /// The text without any spaces at its ends.
  fileprivate var core: String {
    var scalars = unicodeScalars[...]
    let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}"]
    while let first = scalars.first, spaces.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, spaces.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
