extension ModelSession {
  /// Types a text, which replaces the selection, or replaces the marked text and is committed
  /// (E9.3, E10.12).
  mutating func type(_ text: String) throws(Reason) -> Effect {
    if isComposing { return try commit(text) }
    return try edit(Edit(replacing: state.selection, with: text), by: .typing)
  }

  /// Makes a replacement, within the composed text if there is any (E9.3, E10.4).
  mutating func replace(_ edit: Edit) throws(Reason) -> Effect {
    if isComposing { return try replaceComposed(edit) }
    return try self.edit(edit)
  }

  /// Normalizes the edit, and applies the rule's decision (E7, E8.10).
  mutating func edit(
    _ asked: Edit, by keystroke: ModelKeystroke? = nil, keeping shown: FieldState? = nil
  ) throws(Reason) -> Effect {
    let plain = self.plain(asked)
    let decision = rule.decide(plain, on: state)
    let effect = try effect(of: decision, about: plain, asked: asked)
    change(to: keeping(shown, in: rule.apply(plain, to: state)), by: keystroke)
    return effect
  }

  /// The new state, with the selection of the shown state if both have the same text (E10.7).
  private func keeping(_ shown: FieldState?, in new: FieldState) -> FieldState {
    guard let shown, shown.text.isSame(as: new.text) else { return new }
    return FieldState(trusting: new.text, selection: shown.selection, marked: nil)
  }

  /// The effect: `rewritten`, with the rule's reason or because characters became plain; otherwise
  /// `done` (E9.12).
  private func effect(of decision: Decision, about plain: Edit, asked: Edit) throws(Reason)
    -> Effect
  {
    let effect = accepted(plain.replacement, asked: asked.replacement)
    switch decision {
    case .accept: return effect
    case .rewrite(_, let reason?): return .rewritten(reason)
    case .rewrite(_, because: nil):
      if case .done = effect { return .rewritten(nil) }
      return effect
    case .refuse(let reason): throw reason
    }
  }

  /// The effect: `done`, or `rewritten` if typographic characters became plain (E9.12).
  private func accepted(_ plain: String, asked: String) -> Effect {
    plain.isSame(as: asked) ? .done : .rewritten(.normalized)
  }

  /// Replaces the range at the index `place`, and deletes the other ranges (E11).
  mutating func replace(_ asked: SeveralRangesEdit, using place: Int) throws(Reason) -> Effect {
    if !asked.ranges.indices.contains(place) {
      throw .noSuchRange(place, count: asked.ranges.count)
    }
    let plain = SeveralRangesEdit(replacingOneOf: asked.ranges, with: self.plain(asked.replacement))
    let states = try states(after: plain)
    change(to: states[place])
    return accepted(plain.replacement, asked: asked.replacement)
  }

  /// The state for each choice of range, if the rule accepts every choice (E11).
  private func states(after edit: SeveralRangesEdit) throws(Reason) -> [FieldState] {
    switch rule.decide(edit, on: state) {
    case .accept(let states): states
    case .refuse(let reason): throw reason
    }
  }

  /// Deletes the span, within the composed text if there is any; throws a reason if there is no
  /// span (E9.5, E10.4).
  mutating func delete(_ span: Span?, by keystroke: ModelKeystroke? = nil) throws(Reason) -> Effect
  {
    guard let span else { throw .nothingToDelete }
    let deletion = Edit(replacing: span.range, with: "")
    if isComposing { return try replaceComposed(deletion) }
    return try edit(deletion, by: keystroke)
  }

  /// The selection, or the part from the boundary before the caret to the caret; `nil` if both are
  /// empty (E9.4).
  func spanBefore(_ unit: DeletionUnit) -> Span? {
    let selection = Span(state.selection)
    if !selection.isEmpty { return selection }
    let caret = selection.start
    let boundary = Units(state.text).boundaries(of: unit).last { $0 < caret }
    guard let boundary else { return nil }
    let start = max(boundary, deletable.start)
    return start < caret ? Span(start: start, end: caret) : nil
  }

  /// The selection, or the part from the caret to the boundary after it, if there is one (E9.4).
  func spanAfter(_ unit: DeletionUnit) -> Span? {
    let selection = Span(state.selection)
    if !selection.isEmpty { return selection }
    let caret = selection.start
    let boundary = Units(state.text).boundaries(of: unit).first { caret < $0 }
    guard let boundary else { return nil }
    let end = min(boundary, deletable.end)
    return caret < end ? Span(start: caret, end: end) : nil
  }

  /// The deletable range: the mark, because no deletion reaches beyond it, or the whole text
  /// (E10.5).
  private var deletable: Span {
    if let mark = state.marked { return Span(mark) }
    return Span(start: 0, end: state.text.utf16.count)
  }

  /// Deletes the selection; refused if nothing is selected (E9.6, E9.7).
  mutating func cut() throws(Reason) -> Effect {
    try requireSelection()
    return try delete(Span(state.selection))
  }

  /// Does nothing; refused if nothing is selected (E9.6, E9.7).
  func copy() throws(Reason) -> Effect {
    try requireSelection()
    return .done
  }

  /// Throws an error if nothing is selected (E9.7).
  func requireSelection() throws(Reason) {
    if Span(state.selection).isEmpty { throw .nothingSelected }
  }

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

  /// Inserts a suggestion's core; `reason` is the reason the suggestion can't stay unchanged
  /// (E12.4).
  private mutating func edit(_ core: Edit, insteadOf reason: Reason?) throws(Reason) -> Effect {
    _ = try edit(core)
    return .rewritten(reason)
  }

  /// Whether the text isn't empty and consists of spaces (E12.3).
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

  /// Makes the text acceptable if it isn't; throws the reason if that is impossible (E12.9, E12.11,
  /// E12.12).
  mutating func repair() throws(Reason) -> Effect {
    guard let violation else { return .done }
    let repaired = rule.repaired(state)
    if let objection = rule.objection(to: repaired.text) { throw objection }
    change(to: repaired)
    return .rewritten(violation)
  }
}
