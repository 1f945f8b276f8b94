extension ModelSession {
  /// A keystroke: edits the selection, or replaces the marked text, which is then committed (E9.3,
  /// E10.12).
  mutating func type(_ text: String) throws(Reason) -> Effect {
    if isComposing { return try commit(text) }
    return try edit(Edit(replacing: state.selection, with: text), by: .typing)
  }

  /// Makes a replacement in the composed text or in the text (E9.3, E10.4).
  mutating func replace(_ edit: Edit) throws(Reason) -> Effect {
    if isComposing { return try replaceComposed(edit) }
    return try self.edit(edit)
  }

  /// Normalises the edit, and applies the rule's decision (E7, E8.10).
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

  /// The effect: rewritten, with the rule's reason, or because characters became plain; otherwise
  /// done (E9.12).
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

  /// The effect: done, or rewritten if typographic characters became plain (E9.12).
  private func accepted(_ plain: String, asked: String) -> Effect {
    plain.isSame(as: asked) ? .done : .rewritten(.normalised)
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
}
