import InputRules

/// A step of the history: what the field showed before it and after it (E9).
struct ModelStep {
  /// The text and the selection that an undo gives.
  let before: FieldState
  /// The text and the selection that a redo gives.
  let after: FieldState
}
