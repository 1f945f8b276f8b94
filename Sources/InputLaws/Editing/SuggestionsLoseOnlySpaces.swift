import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// A suggestion does what pasting it does, or what pasting it without the spaces around it does;
  /// one of spaces alone does nothing (E12).
  static var suggestionsLoseOnlySpaces: Self {
    Property(
      forEach: { zip(.session(for: $0, actions: 0...6, of: ActionKind.suggesting)) }
    ) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      let rule = try subject.rule(scenario.world.session.field)
      for action in scenario.actions {
        let before = session
        let outcome = session.perform(action)
        guard case .suggest(let edit) = action else { continue }
        let plain = scenario.world.session.normalisation
        let core = edit.replacement.normalised(plain, for: rule).core
        let length = before.state.text.utf16.count
        if edit.range.isInside(textOf: length) && core.isEmpty
          && !edit.replacement.normalised(plain, for: rule).isEmpty
        {
          try requireEqual(outcome, Outcome(.done, before.state), "nothing but spaces")
          continue
        }
        let whole = before.after(edit)
        let rest = before.after(Edit(replacing: edit.range, with: core))
        if whole.effect == .done || whole.effect == .rewritten(.normalised) {
          try requireEqual(outcome, whole, "as it is")
        } else {
          try requireEqual(outcome.state, rest.state, "without its spaces")
          try requireEqual(outcome.effect.isRefused, rest.effect.isRefused, "without its spaces")
          guard !outcome.effect.isRefused else { continue }
          try requireEqual(outcome.effect, .rewritten(whole.effect.reason), "why")
        }
      }
    }
  }
}

extension ActionKind {
  fileprivate static let suggesting: [ActionKind] = [.suggest, .type, .set]
}

extension TextSession {
  /// What comes of an edit, in a copy of the session.
  fileprivate func after(_ edit: Edit) -> Outcome {
    var copy = self
    return copy.perform(.replace(edit))
  }
}

extension String {
  /// The text without the spaces at its ends.
  fileprivate var core: String {
    var scalars = unicodeScalars[...]
    let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}"]
    while let first = scalars.first, spaces.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, spaces.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
