extension String {
  /// Whether the code units are the same, which is more than canonical equivalence (E1).
  func isSame(as other: String) -> Bool { Array(utf16) == Array(other.utf16) }
}

extension FieldState {
  /// The content of a new field: an empty text with a caret (E1).
  static var nothing: FieldState {
    FieldState(trusting: "", selection: TextRange(location: 0, length: 0), marked: nil)
  }

  /// Whether the code units, the selection and the mark are the same (E1).
  func isSame(as other: FieldState) -> Bool {
    selection == other.selection && marked == other.marked && text.isSame(as: other.text)
  }
}
