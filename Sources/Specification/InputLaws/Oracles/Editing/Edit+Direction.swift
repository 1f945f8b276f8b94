extension Edit {
  /// Whether the deletion goes forward: of what stands after the caret (F6.5).
  func isForward(on state: FieldState) -> Bool {
    state.selection.length == 0 && range.location >= state.selection.location
  }
}
