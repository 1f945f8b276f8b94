/// A text field in use: its content and its history (E9.1).
///
/// A session is a value, so copies are independent. An outcome depends only on the session and the
/// action. Apps use `FieldSession`; the laws in `InputLaws` apply to every session.
package protocol TextSession: Sendable {
  var state: FieldState { get }
  /// The number of steps that can be undone.
  var undoCount: Int { get }
  /// The number of undone steps that can be redone.
  var redoCount: Int { get }
  /// The rule's objection to the shown text, or `nil` if there is none. This is `nil` while text is
  /// being composed (E10.3, E12.7).
  var violation: Reason? { get }

  /// Performs `action` and returns its outcome (E9.2).
  mutating func perform(_ action: Action) -> Outcome
}

/// A session as plain data, from which the reference, the model and every mutant are created.
package struct SessionDescription: Hashable, Sendable {
  package var field: FieldDescription
  /// The typographic characters to replace before the rule checks an edit (E8.10).
  package var normalization: Normalization
  /// The maximum number of steps that can be undone (E9.16).
  package var undoLimit: Int

  package init(
    _ field: FieldDescription = FieldDescription(), normalization: Normalization = [],
    undoLimit: Int = 1_000
  ) {
    self.field = field
    self.normalization = normalization
    self.undoLimit = undoLimit
  }
}

extension SessionDescription: CustomStringConvertible {
  /// The field, the normalization, and the limit of the history.
  package var description: String {
    "\(field)" + (normalization.isDisjoint(with: .all) ? "" : ", plain \(normalization)")
      + (undoLimit == 1_000 ? "" : ", undo limit \(undoLimit)")
  }
}
