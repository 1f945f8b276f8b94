import InputRules

extension FieldState {
  /// The selected text.
  var selectedText: String { text(in: selection) }

  /// What stands in a range that is inside the text.
  func text(in range: TextRange) -> String {
    let units = Array(text.utf16)[range.location..<(range.location + range.length)]
    return String(decoding: units, as: UTF16.self)
  }

  /// Where the selection ends, in UTF-16 units.
  var selectionEnd: Int { selection.location + selection.length }
}

extension FieldState {
  /// The state with a selection that nobody has checked.
  func selecting(_ range: TextRange) -> FieldState {
    FieldState(trusting: text, selection: range, marked: marked)
  }
}
