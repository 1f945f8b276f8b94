import InputRules

extension FieldState {
  /// What a new field shows: no text, and the caret in it (E1).
  static var nothing: FieldState {
    FieldState(trusting: "", selection: TextRange(location: 0, length: 0), marked: nil)
  }

  /// Whether the code units, the selection and the mark are the same (E1).
  func isSame(as other: FieldState) -> Bool {
    selection == other.selection && marked == other.marked
      && Array(text.utf16) == Array(other.text.utf16)
  }
}
