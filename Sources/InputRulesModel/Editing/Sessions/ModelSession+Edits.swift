import InputRules

extension ModelSession {
  /// A keystroke: an edit of the selection, or the commit of it instead of the marked text (E9.3,
  /// E10.12).
  mutating func type(_ text: String) throws(Reason) -> Effect {
    if isComposing { return try commit(text) }
    return try edit(Edit(replacing: state.selection, with: text), by: .typing)
  }

  /// A replacement, of a part of what is composed or of the text (E9.3, E10.4).
  mutating func replace(_ edit: Edit) throws(Reason) -> Effect {
    if isComposing { return try replaceComposed(edit) }
    return try self.edit(edit)
  }

  /// Makes the edit plain, asks the rule, and puts in what it lets through (E7, E8.10).
  mutating func edit(
    _ asked: Edit, by keystroke: ModelKeystroke? = nil, keeping shown: FieldState? = nil
  ) throws(Reason) -> Effect {
    let plain = self.plain(asked)
    let decision = rule.decide(plain, on: state)
    let effect = try effect(of: decision, about: plain, asked: asked)
    change(to: keeping(shown, in: rule.apply(plain, to: state)), by: keystroke)
    return effect
  }

  /// The new state, with the selection of the one that is shown where their texts are the same
  /// (E10.7).
  private func keeping(_ shown: FieldState?, in new: FieldState) -> FieldState {
    guard let shown, shown.text.isSame(as: new.text) else { return new }
    return FieldState(trusting: new.text, selection: shown.selection, marked: nil)
  }

  /// Rewritten for the rule's reason, or for what became plain; else done (E9.12).
  private func effect(
    of decision: Decision, about plain: Edit, asked: Edit
  ) throws(Reason) -> Effect {
    let effect = accepted(plain.replacement, asked: asked.replacement)
    switch decision {
    case .accept: return effect
    case .rewrite(_, let reason):
      guard reason == nil, case .rewritten = effect else { return .rewritten(reason) }
      return effect
    case .refuse(let reason): throw reason
    }
  }

  /// Done, or rewritten where typographic characters became plain ones (E9.12).
  private func accepted(_ plain: String, asked: String) -> Effect {
    plain.isSame(as: asked) ? .done : .rewritten(.normalised)
  }

  /// Puts the replacement where the range at `place` was, and deletes the others (E11).
  mutating func replace(
    _ asked: SeveralRangesEdit, using place: Int
  ) throws(Reason) -> Effect {
    if !asked.ranges.indices.contains(place) {
      throw .noSuchRange(place, count: asked.ranges.count)
    }
    let plain = SeveralRangesEdit(
      replacingOneOf: asked.ranges, with: self.plain(asked.replacement))
    let states = try states(after: plain)
    change(to: states[place])
    return accepted(plain.replacement, asked: asked.replacement)
  }

  /// The state that each choice of range gives, if the rule accepts every one (E11).
  private func states(after edit: SeveralRangesEdit) throws(Reason) -> [FieldState] {
    switch rule.decide(edit, on: state) {
    case .accept(let states): states
    case .refuse(let reason): throw reason
    }
  }
}
