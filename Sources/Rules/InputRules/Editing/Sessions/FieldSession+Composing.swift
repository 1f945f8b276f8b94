extension FieldSession {
  /// Composes `text`, which replaces the selection or the earlier marked text (E10.1, E10.2).
  /// - Parameter selection: the selection within `text`, in UTF-16 units from its start.
  mutating func compose(_ text: String, selecting selection: TextRange) -> Effect {
    do throws(Reason) {
      let within = try text.site(of: selection).range
      let replaced = try state.text.site(of: state.marked ?? state.selection)
      origin = origin ?? state
      if text.isEmpty { return conclude(with: "") }
      let start = replaced.range.location
      state = FieldState(
        trusting: state.text.replacing(replaced, with: text),
        selection: TextRange(location: start + within.location, length: within.length),
        marked: TextRange(location: start, length: text.utf16Length))
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// Performs an action during a composition, and returns its effect; returns `nil` if the action
  /// must end the composition first.
  mutating func composing(_ action: Action) -> Effect? {
    guard let marked = state.marked else { return nil }
    switch action {
    case .type(let text): return conclude(with: text)
    case .compose(let text, let selection): return compose(text, selecting: selection)
    case .commit: return commit()
    case .cancel, .undo: return cancel()
    case .move, .redo: return .refused(.composing)
    case .pause: return .done
    case .set(let state): return set(state)
    case .copy: return state.selection.length > 0 ? .done : .refused(.nothingSelected)
    case .cut where state.selection.length == 0: return .refused(.nothingSelected)
    case .cut: return change(Edit(replacing: state.selection, with: nil), within: marked)
    case .deleteBackward(let unit): return delete(.backward, by: unit, within: marked)
    case .deleteForward(let unit): return delete(.forward, by: unit, within: marked)
    case .replace(let edit) where marked.holds(edit.range): return change(edit, within: marked)
    case .select(let range) where marked.holds(range): return select(range, within: marked)
    case .replace, .select, .paste, .replaceOneOf, .suggest, .repair: return nil
    }
  }

  /// Ends the composition: the rule decides about the composed text as one edit of the earlier
  /// state (E10.6).
  mutating func commit() -> Effect {
    conclude(with: state.markedText, keeping: state)
  }

  private mutating func conclude(
    with text: String, keeping shown: FieldState? = nil
  ) -> Effect {
    state = origin ?? state
    origin = nil
    return apply(Edit(replacing: state.selection, with: text), keeping: shown)
  }

  private mutating func cancel() -> Effect {
    state = origin ?? state
    origin = nil
    return .done
  }

  private mutating func delete(
    _ direction: Direction, by unit: DeletionUnit, within marked: TextRange
  ) -> Effect {
    guard let range = state.rangeToDelete(direction, by: unit)?.part(within: marked) else {
      return .refused(.nothingToDelete)
    }
    return change(Edit(replacing: range, with: nil), within: marked)
  }

  /// Changes the composed text, which the rule doesn't check yet.
  private mutating func change(_ edit: Edit, within marked: TextRange) -> Effect {
    do throws(Reason) {
      let site = try state.text.site(of: edit.range)
      let length = marked.length - site.range.length + edit.replacement.utf16Length
      if length == 0 { return conclude(with: "") }
      let next = state.replacing(site, with: edit.replacement)
      state = FieldState(
        trusting: next.text, selection: next.selection,
        marked: TextRange(location: marked.location, length: length))
      return .done
    } catch {
      return .refused(error)
    }
  }

  private mutating func select(_ range: TextRange, within marked: TextRange) -> Effect {
    do throws(Reason) {
      state = try FieldState(text: state.text, selection: range, marked: marked)
      return .done
    } catch {
      return .refused(error)
    }
  }
}

extension TextRange {
  /// Whether `other` is inside this range, including its ends.
  fileprivate func holds(_ other: TextRange) -> Bool {
    let (start, overflow) = other.location.subtractingReportingOverflow(location)
    return !overflow && TextRange(location: start, length: other.length).isInside(textOf: length)
  }

  fileprivate func part(within other: TextRange) -> TextRange? {
    let start = max(location, other.location)
    let end = min(location + length, other.location + other.length)
    return start < end ? TextRange(location: start, length: end - start) : nil
  }
}
