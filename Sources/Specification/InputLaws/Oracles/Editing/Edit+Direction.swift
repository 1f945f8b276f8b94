extension Edit {
  /// Whether the deletion is forward: of text after the caret (F6.5).
  func isForward(on state: FieldState) -> Bool {
    state.selection.length == 0 && range.location >= state.selection.location
  }
}
