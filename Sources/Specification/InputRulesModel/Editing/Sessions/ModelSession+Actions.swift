extension ModelSession {
  /// Tries the action, and returns its outcome: a thrown reason is a refusal (E9.2).
  mutating func attempt(_ action: Action) -> Effect {
    do throws(Reason) {
      let before = state
      let effect = try done(action)
      // An action without an effect doesn't end a group.
      if !isKeystroke(action) && !state.isSame(as: before) { run = nil }
      return effect
    } catch { return .refused(error) }
  }

  /// The effect of each action (E9.2).
  private mutating func done(_ action: Action) throws(Reason) -> Effect {
    switch action {
    case .type(let text): try type(text)
    case .paste(let text): try edit(Edit(replacing: state.selection, with: text))
    case .deleteBackward(let unit): try delete(spanBefore(unit), by: .deletingBackward)
    case .deleteForward(let unit): try delete(spanAfter(unit), by: .deletingForward)
    case .cut: try cut()
    case .copy: try copy()
    case .select(let range): try select(range)
    case .move(let offset): try isComposing ? refuseWhileComposing() : move(to: offset)
    case .replace(let edit): try replace(edit)
    case .replaceOneOf(let edit, let place): try replace(edit, using: place)
    case .suggest(let edit): try suggest(edit)
    case .set(let new): set(new)
    case .repair: try repair()
    case .compose(let text, let selection): try compose(text, selecting: selection)
    case .commit: try commit()
    case .cancel: try cancel()
    case .undo: try isComposing ? cancel() : undo()
    case .redo: try isComposing ? refuseWhileComposing() : redo()
    case .pause: pause()
    }
  }

  /// Whether the action is of a kind that forms groups (E9.18).
  private func isKeystroke(_ action: Action) -> Bool {
    switch action {
    case .type, .deleteBackward, .deleteForward: true
    case .paste, .cut, .copy, .select, .move, .replace, .replaceOneOf, .suggest, .set, .repair,
      .compose, .commit, .cancel, .undo, .redo, .pause:
      false
    }
  }

  /// Whether the action returns the selected text (E9.6).
  func handsOut(_ action: Action) -> Bool {
    switch action {
    case .cut, .copy: true
    case .type, .paste, .deleteBackward, .deleteForward, .select, .move, .replace, .replaceOneOf,
      .suggest, .set, .repair, .compose, .commit, .cancel, .undo, .redo, .pause:
      false
    }
  }

  /// Whether the composition is committed before the action (E10.15).
  func isAfterCommit(_ action: Action) -> Bool {
    switch action {
    case .type, .deleteBackward, .deleteForward, .cut, .copy, .set, .compose, .commit, .cancel,
      .move, .undo, .redo, .pause:
      false
    case .select(let range): !isWithinMark(range)
    case .replace(let edit): !isWithinMark(edit.range)
    case .paste, .replaceOneOf, .suggest, .repair: true
    }
  }
}
