extension FieldSession {
  /// Applies the rule's decision about an edit of the shown text (E7).
  /// - Parameters:
  ///   - keystroke: the kind of keystroke, or `nil` if the edit isn't a keystroke (E9.18).
  ///   - shown: the state that is shown during a composition, if any; its selection is kept if the
  ///     text doesn't change (E10.7).
  mutating func apply(
    _ edit: Edit, as keystroke: Keystroke? = nil, keeping shown: FieldState? = nil
  ) -> Effect {
    let plain = edit.normalized(normalization, for: rule)
    return take(rule.decide(plain, on: state), on: plain, of: edit, as: keystroke, keeping: shown)
  }

  /// Applies a decision of the rule, and returns its effect (E7).
  /// - Parameters:
  ///   - decision: the decision about the normalized edit.
  ///   - plain: the normalized edit, which the rule checked.
  ///   - edit: the requested edit.
  ///   - keystroke: the kind of keystroke, or `nil` if the edit isn't a keystroke (E9.18).
  ///   - shown: the state that is shown during a composition, if any (E10.7).
  mutating func take(
    _ decision: Decision, on plain: Edit, of edit: Edit, as keystroke: Keystroke? = nil,
    keeping shown: FieldState? = nil
  ) -> Effect {
    let normalized: Reason? = plain == edit ? nil : .normalized
    switch decision {
    case .refuse(let reason):
      // Store the count, because a person may keep typing into a full field.
      if case .tooLong(_, .characters) = reason { state = state.counted() }
      return .refused(reason)
    case .accept(let next):
      let isShown = shown.map { $0.text.hasSameUnits(as: next.text) } ?? false
      let shown = isShown ? shown?.counted(as: next) : nil
      take(shown ?? next, near: plain.range.location, as: keystroke)
      return normalized == nil ? .done : .rewritten(normalized)
    case .rewrite(let next, let reason):
      take(next, near: plain.range.location, as: keystroke)
      return .rewritten(reason ?? normalized)
    }
  }

  /// Shows `next`, and adds an undo step if the text differs (E9.13).
  /// - Parameter location: where the change starts, in UTF-16 units; `.max` if unknown.
  mutating func take(_ next: FieldState, near location: Int, as keystroke: Keystroke? = nil) {
    let next = next.unmarked
    if let change = Change(from: state, to: next, near: location) {
      history.add(change, as: keystroke, from: state, to: next)
    }
    state = next
  }

  /// Deletes the selection, or the unit next to the caret (E9.4).
  mutating func delete(
    _ direction: Direction, by unit: DeletionUnit, as keystroke: Keystroke?
  ) -> Effect {
    guard let range = state.rangeToDelete(direction, by: unit) else {
      return .refused(.nothingToDelete)
    }
    return apply(Edit(replacing: range, with: nil), as: keystroke)
  }

  mutating func cut() -> Effect {
    guard state.selection.length > 0 else { return .refused(.nothingSelected) }
    return apply(Edit(replacing: state.selection, with: nil))
  }

  mutating func select(_ range: TextRange) -> Effect {
    do throws(Reason) {
      state = try FieldState(text: state.text, selection: range).counted(as: state)
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// Applies the rule's decision about an edit of several ranges; the range at index `place` is
  /// replaced, and the others are deleted (E11).
  mutating func apply(_ edit: SeveralRangesEdit, using place: Int) -> Effect {
    guard edit.ranges.indices.contains(place) else {
      return .refused(.noSuchRange(place, count: edit.ranges.count))
    }
    let plain = SeveralRangesEdit(
      replacingOneOf: edit.ranges, with: edit.replacement.normalized(normalization, for: rule))
    switch rule.decide(plain, on: state) {
    case .refuse(let reason):
      return .refused(reason)
    case .accept(let states):
      guard states.indices.contains(place) else { return .refused(.allOrNothing) }
      take(states[place], near: .max)
      return plain == edit ? .done : .rewritten(.normalized)
    }
  }

  mutating func pause() -> Effect {
    history.endRun()
    return .done
  }

  mutating func undo() -> Effect {
    guard let earlier = history.undo(state) else { return .refused(.nothingToUndo) }
    state = earlier
    return .done
  }

  mutating func redo() -> Effect {
    guard let later = history.redo(state) else { return .refused(.nothingToRedo) }
    state = later
    return .done
  }
}

extension Reason {
  /// The reason for refusing an edit that can't be applied in part, if the rule gives no reason.
  static let allOrNothing = Reason.refusedByRule("all or nothing")
}
