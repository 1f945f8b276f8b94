import InputRules

extension Keystroke {
  /// The edit that a platform sends; nil if it sends none, or what it changes isn't known.
  func edit(in state: FieldState, at field: FieldAbilities = FieldAbilities()) -> Edit? {
    switch self {
    case .type(let character): Edit(replacing: state.selection, with: String(character))
    case .paste(let text): text.isEmpty ? nil : Edit(replacing: state.selection, with: text)
    case .backspace: state.deletedByBackspace(field.deletion).map { Edit(replacing: $0, with: "") }
    case .delete: state.deletedByDelete(field.forwardDeletion).map { Edit(replacing: $0, with: "") }
    case .cut: state.selection.length == 0 ? nil : Edit(replacing: state.selection, with: "")
    case .replace(let location, let length, let text):
      Edit(replacing: TextRange(location: location, length: length), with: text)
    case .moveCaret, .select, .selectAll, .pasteAgain, .undo, .redo, .compose, .commit, .cancel: nil
    }
  }

  /// The state with the caret or the selection where the person puts it.
  func selecting(in state: FieldState) -> FieldState {
    let text = state.text
    switch self {
    case .moveCaret(let distance):
      return .showing(text, selecting: .caret(at: text.offset(fromEnd: distance)))
    case .select(let count, let distance):
      let end = text.offset(fromEnd: distance)
      let start = text.offset(fromEnd: distance + count)
      return .showing(text, selecting: TextRange(location: start, length: end - start))
    case .selectAll:
      return .showing(text, selecting: TextRange(location: 0, length: text.utf16.count))
    case .type, .paste, .pasteAgain, .backspace, .delete, .cut, .undo, .redo, .compose, .commit,
      .cancel, .replace:
      return state
    }
  }
}

extension Keystroke {
  /// The same with the numbers of characters that there are, and the text that is pasted.
  func fitted(to state: FieldState, clipboard: String) -> Keystroke {
    let all = state.text.count
    switch self {
    case .moveCaret(let distance): return .moveCaret(fromEnd: min(max(0, distance), all))
    case .select(let count, let distance):
      let end = min(max(0, distance), all)
      let count = min(max(0, count), all - end)
      return count == 0 ? .moveCaret(fromEnd: end) : .select(count: count, fromEnd: end)
    case .pasteAgain: return .paste(clipboard)
    case .type, .paste, .backspace, .delete, .cut, .selectAll, .undo, .redo, .compose, .commit,
      .cancel, .replace:
      return self
    }
  }
}

extension FieldState {
  /// What backspace deletes: the selection, or what is before the caret.
  func deletedByBackspace(_ unit: DeletionUnit) -> TextRange? {
    if selection.length > 0 { return selection }
    let caret = text.utf16.index(text.startIndex, offsetBy: selection.location)
    guard let last = text[..<caret].last else { return nil }
    let length =
      unit == .character ? last.utf16.count : (last.unicodeScalars.last?.utf16.count ?? 1)
    return TextRange(location: selection.location - length, length: length)
  }

  /// What delete deletes: the selection, or what is after the caret.
  func deletedByDelete(_ unit: DeletionUnit) -> TextRange? {
    if selection.length > 0 { return selection }
    let caret = text.utf16.index(text.startIndex, offsetBy: selection.location)
    guard let first = text[caret...].first else { return nil }
    let length =
      unit == .character ? first.utf16.count : (first.unicodeScalars.first?.utf16.count ?? 1)
    return TextRange(location: selection.location, length: length)
  }
}
