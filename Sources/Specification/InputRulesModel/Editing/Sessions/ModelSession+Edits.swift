extension ModelSession {
  /// Types a text over the selection or, during a composition, commits this text instead of the
  /// marked text (E9.3, E10.12).
  mutating func type(_ text: String) throws(Reason) -> Effect {
    if isComposing { return try commit(text) }
    return try edit(Edit(replacing: state.selection, with: text), by: .typing)
  }

  /// Makes an edit; during a composition, it must be within the marked text (E9.3, E10.4).
  mutating func replace(_ edit: Edit) throws(Reason) -> Effect {
    if isComposing { return try replaceComposed(edit) }
    return try self.edit(edit)
  }

  /// Normalizes the edit, and then follows the rule's decision about it (E7, E8.10).
  mutating func edit(
    _ asked: Edit, by keystroke: ModelKeystroke? = nil, keeping shown: FieldState? = nil
  ) throws(Reason) -> Effect {
    let plain = self.plain(asked)
    let decision = rule.decide(plain, on: state)
    let effect = try effect(of: decision, about: plain, asked: asked)
    change(to: keeping(shown, in: rule.apply(plain, to: state)), by: keystroke)
    return effect
  }

  /// The new state; if its text is the shown text, the shown selection is kept (E10.7).
  private func keeping(_ shown: FieldState?, in new: FieldState) -> FieldState {
    guard let shown, shown.text.isSame(as: new.text) else { return new }
    return FieldState(trusting: new.text, selection: shown.selection, marked: nil)
  }

  /// The effect of a decision: `done`, or `rewritten` if the rule changed the edit or characters
  /// became plain (E9.12).
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

  /// The effect of an accepted edit: `done`, or `rewritten` if characters became plain (E9.12).
  private func accepted(_ plain: String, asked: String) -> Effect {
    plain.isSame(as: asked) ? .done : .rewritten(.normalized)
  }

  /// Inserts the text at the range with index `place`, and deletes the other ranges (E11).
  mutating func replace(_ asked: SeveralRangesEdit, using place: Int) throws(Reason) -> Effect {
    if !asked.ranges.indices.contains(place) {
      throw .noSuchRange(place, count: asked.ranges.count)
    }
    let plain = SeveralRangesEdit(replacingOneOf: asked.ranges, with: self.plain(asked.replacement))
    let states = try states(after: plain)
    change(to: states[place])
    return accepted(plain.replacement, asked: asked.replacement)
  }

  /// The state for each range that may receive the text; all of them must be accepted (E11).
  private func states(after edit: SeveralRangesEdit) throws(Reason) -> [FieldState] {
    switch rule.decide(edit, on: state) {
    case .accept(let states): states
    case .refuse(let reason): throw reason
    }
  }

  /// Deletes the span, which must be within the marked text if there is any; throws a reason if
  /// there is nothing to delete (E9.5, E10.4).
  mutating func delete(_ span: Span?, by keystroke: ModelKeystroke? = nil) throws(Reason) -> Effect
  {
    guard let span else { throw .nothingToDelete }
    let deletion = Edit(replacing: span.range, with: "")
    if isComposing { return try replaceComposed(deletion) }
    return try edit(deletion, by: keystroke)
  }

  /// The selection, or the part between the caret and the nearest boundary on one side; `nil` if
  /// both are empty (E9.4).
  func span(_ unit: DeletionUnit, isForward: Bool) -> Span? {
    let selection = Span(state.selection)
    if !selection.isEmpty { return selection }
    let caret = selection.start
    let boundaries = Units(state.text).boundaries(of: unit)
    let boundary = isForward ? boundaries.first { caret < $0 } : boundaries.last { $0 < caret }
    let end = min(max(boundary ?? caret, deletable.start), deletable.end)
    return end == caret ? nil : Span(start: min(caret, end), end: max(caret, end))
  }

  /// The span in which keys delete text: the mark if there is one, otherwise the whole text
  /// (E10.5).
  private var deletable: Span {
    if let mark = state.marked { return Span(mark) }
    return Span(start: 0, end: state.text.utf16.count)
  }

  /// Deletes the selection; throws a reason if nothing is selected (E9.6, E9.7).
  mutating func cut() throws(Reason) -> Effect {
    try requireSelection()
    return try delete(Span(state.selection))
  }

  /// Changes nothing; throws a reason if nothing is selected (E9.6, E9.7).
  func copy() throws(Reason) -> Effect {
    try requireSelection()
    return .done
  }

  /// Throws a reason if nothing is selected (E9.7).
  func requireSelection() throws(Reason) {
    if Span(state.selection).isEmpty { throw .nothingSelected }
  }

  /// Inserts a suggestion as it is or, if that is refused, without the spaces around its text
  /// (E12.1, E12.4).
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

  /// Inserts a suggestion without its outer spaces; with them, it was refused for `reason` (E12.4).
  private mutating func edit(_ core: Edit, insteadOf reason: Reason?) throws(Reason) -> Effect {
    _ = try edit(core)
    return .rewritten(reason)
  }

  /// Whether the text consists of one or more spaces (E12.3).
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

  /// Shows the text unchanged and without a mark; ends a composition, unless the text is already
  /// shown (E10.13, E12.6).
  mutating func set(_ new: FieldState) -> Effect {
    if isComposing && state.text.isSame(as: new.text) { return .done }
    dropComposition()
    change(to: FieldState(trusting: new.text, selection: new.selection, marked: nil))
    return .done
  }

  /// Repairs an unacceptable text, or throws the reason this is impossible (E12.9, E12.11, E12.12).
  mutating func repair() throws(Reason) -> Effect {
    guard let violation else { return .done }
    let repaired = rule.repaired(state)
    if let objection = rule.objection(to: repaired.text) { throw objection }
    change(to: repaired)
    return .rewritten(violation)
  }
}
