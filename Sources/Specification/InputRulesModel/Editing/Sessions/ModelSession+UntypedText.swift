extension ModelSession {
  /// Inserts a suggestion unchanged, or pastes its text without the surrounding spaces (E12.1,
  /// E12.4).
  mutating func suggest(_ asked: Edit) throws(Reason) -> Effect {
    _ = try Units(state.text).span(of: asked.range)
    let plain = self.plain(asked)
    if isOnlySpaces(plain.replacement) { return .done }
    let trimmed = withoutSpacesAtEnds(plain.replacement)
    if trimmed.isSame(as: plain.replacement) { return try edit(asked) }
    let core = Edit(replacing: plain.range, with: trimmed)
    switch rule.decide(plain, on: state) {
    case .accept: return try edit(asked)
    case .refuse(let reason): return try edit(core, insteadOf: reason)
    case .rewrite(_, let reason): return try edit(core, insteadOf: reason)
    }
  }

  /// Inserts the core of a suggestion that isn't accepted unchanged, for this reason (E12.4).
  private mutating func edit(_ core: Edit, insteadOf reason: Reason?) throws(Reason) -> Effect {
    _ = try edit(core)
    return .rewritten(reason)
  }

  /// Whether the text consists of spaces; the empty text doesn't (E12.3).
  private func isOnlySpaces(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { isSpace($0) }
  }

  /// The spaces that systems add around a suggestion (E12.1).
  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{20}" || scalar == "\u{A0}"
  }

  /// The text from the first to the last scalar that isn't a space (E12.4).
  private func withoutSpacesAtEnds(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    while let scalar = scalars.first, isSpace(scalar) { scalars.removeFirst() }
    while let scalar = scalars.last, isSpace(scalar) { scalars.removeLast() }
    return scalars.map { String($0) }.joined()
  }

  /// Shows the text unchanged, without a mark; drops a composition, unless the text is already
  /// shown (E10.13, E12.6).
  mutating func set(_ new: FieldState) -> Effect {
    if isComposing && state.text.isSame(as: new.text) { return .done }
    dropComposition()
    change(to: FieldState(trusting: new.text, selection: new.selection, marked: nil))
    return .done
  }

  /// Makes the text acceptable; refused if that is impossible, and without effect if it is
  /// acceptable (E12.9, E12.11, E12.12).
  mutating func repair() throws(Reason) -> Effect {
    guard let violation else { return .done }
    let repaired = rule.repaired(state)
    if let objection = rule.objection(to: repaired.text) { throw objection }
    change(to: repaired)
    return .rewritten(violation)
  }
}
