extension FieldSession {
  /// Drags the selected text to `offset`, in UTF-16 units of the current text (E9.9, E9.10).
  mutating func move(to offset: Int) -> Effect {
    guard state.selection.length > 0 else { return .refused(.nothingSelected) }
    do throws(Reason) {
      let target = try state.text.site(of: .caret(at: offset)).range.location
      guard let move = state.move(to: target) else { return .done }
      return try take(move)
    } catch {
      return .refused(error)
    }
  }

  private mutating func take(_ move: Move) throws(Reason) -> Effect {
    switch rule.decide(move.edit, on: state) {
    case .accept(let next):
      // An app's own rule may return a text that is too short for the selection.
      let moved = try? FieldState(text: next.text, selection: move.selection)
      take(moved ?? next, near: move.edit.range.location)
      return .done
    case .rewrite(_, let reason): throw reason ?? .allOrNothing
    case .refuse(let reason): throw reason
    }
  }
}

/// A drag of the selected text, as one edit that any rule can check, and the resulting selection.
private struct Move {
  let edit: Edit
  let selection: TextRange
}

extension FieldState {
  /// The move of the selected text to `target`, or `nil` if `target` is inside the selection or at
  /// one of its ends.
  ///
  ///     target < selection          selection < target
  ///     …│passed│selected│…         …│selected│passed│…
  ///     …│selected│passed│…         …│passed│selected│…
  fileprivate func move(to target: Int) -> Move? {
    let (start, length) = (selection.location, selection.length)
    if target < start {
      let passed = TextRange(location: target, length: start - target)
      return Move(
        edit: swap(passed, selection),
        selection: TextRange(location: target, length: length))
    }
    guard target > start + length else { return nil }
    let passed = TextRange(location: start + length, length: target - start - length)
    return Move(
      edit: swap(selection, passed),
      selection: TextRange(location: target - length, length: length))
  }

  private func swap(_ first: TextRange, _ second: TextRange) -> Edit {
    Edit(
      replacing: TextRange(location: first.location, length: first.length + second.length),
      with: text(in: second) + text(in: first))
  }
}
