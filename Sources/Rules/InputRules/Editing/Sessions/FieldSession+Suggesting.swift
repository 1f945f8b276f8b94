extension FieldSession {
  /// Inserts a suggestion of the system; if the rule doesn't accept it unchanged, the spaces at
  /// both ends are dropped (E12.1, E12.4).
  mutating func suggest(_ edit: Edit) -> Effect {
    let length = state.text.utf16Length
    guard edit.range.isInside(textOf: length) else {
      return .refused(.rangeOutsideText(edit.range, length: length))
    }
    let plain = edit.normalized(normalization, for: rule)
    let core = plain.trimmed
    // Ignore a suggestion that contains only spaces; the text that the system inserts next is
    // checked on its own.
    if core.isDeletion && !plain.isDeletion { return .done }
    let decision = rule.decide(plain, on: state)
    if core == plain { return take(decision, on: plain, of: edit) }
    switch decision {
    case .accept: return take(decision, on: plain, of: edit)
    case .refuse(let reason): return take(core, because: reason)
    case .rewrite(_, let reason): return take(core, because: reason)
    }
  }

  /// Inserts a suggestion without the spaces at both ends; `reason` is why the rule didn't accept
  /// it with these spaces.
  private mutating func take(_ core: Edit, because reason: Reason?) -> Effect {
    let effect = apply(core)
    return effect.isRefused ? effect : .rewritten(reason)
  }

  /// Shows text set from code, without checking the rule, and ends the composition (E10.13, E12.6).
  ///
  /// Setting the same text again doesn't end a composition, because some apps set the text after
  /// each keystroke.
  mutating func set(_ next: FieldState) -> Effect {
    if isComposing && next.text.hasSameUnits(as: state.text) { return .done }
    state = origin ?? state
    origin = nil
    take(next, near: .max)
    return .done
  }

  /// Repairs the text so that the rule accepts it, if possible (E12.9).
  mutating func repair() -> Effect {
    guard let violation else { return .done }
    let repaired = rule.repaired(state)
    if let objection = rule.objection(to: repaired.text) { return .refused(objection) }
    take(repaired, near: .max)
    return .rewritten(violation)
  }
}

extension Edit {
  /// The edit without the spaces at both ends of its replacement.
  fileprivate var trimmed: Edit {
    var rest = replacement.unicodeScalars[...]
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return Edit(replacing: range, with: String(rest))
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { self == " " || self == "\u{A0}" }
}
