import InputRules

/// A step of the history: what the field showed before it and after it (E9.14).
package struct ModelStep {
  /// The text and the selection that an undo gives.
  package let before: FieldState
  /// The text and the selection that a redo gives.
  package let after: FieldState

  /// A step that leads from one state to another.
  package init(before: FieldState, after: FieldState) {
    self.before = before
    self.after = after
  }
}
