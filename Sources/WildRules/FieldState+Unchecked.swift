import InputRules

extension FieldState {
  /// The state with a caret that nobody has checked, such as a platform's field can be given.
  func placingCaret(unchecked location: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: location), marked: marked)
  }
}
