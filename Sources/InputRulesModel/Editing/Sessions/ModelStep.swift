import InputRules

/// A step of the history: the content of the field before it and after it (E9.14).
package struct ModelStep {
  /// The text and the selection that an undo restores.
  package let before: FieldState
  /// The text and the selection that a redo restores.
  package let after: FieldState

  /// A step from one state to another.
  package init(before: FieldState, after: FieldState) {
    self.before = before
    self.after = after
  }
}
