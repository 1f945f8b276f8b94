import InputRules

extension Keystroke {
  /// The edit that a platform sends; nil if it sends none.
  func edit(in state: FieldState) -> Edit? {
    switch self {
    case .type(let character): Edit(replacing: state.selection, with: String(character))
    case .paste(let text): text.isEmpty ? nil : Edit(replacing: state.selection, with: text)
    case .backspace: state.deletedByBackspace.map { Edit(replacing: $0, with: "") }
    case .cut: state.selection.length == 0 ? nil : Edit(replacing: state.selection, with: "")
    case .replace(let location, let length, let text):
      Edit(replacing: TextRange(location: location, length: length), with: text)
    case .moveCaret, .select, .selectAll, .pasteAgain: nil
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
    case .type, .paste, .pasteAgain, .backspace, .cut, .replace:
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
    case .type, .paste, .backspace, .cut, .selectAll, .replace: return self
    }
  }
}

extension FieldState {
  /// What backspace deletes: the selection, or the character before the caret.
  var deletedByBackspace: TextRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let caret = text.utf16.index(text.startIndex, offsetBy: selection.location)
    let boundary = text[..<caret].indices.last ?? text.startIndex
    let start = text.utf16.distance(from: text.startIndex, to: boundary)
    return TextRange(location: start, length: selection.location - start)
  }
}
