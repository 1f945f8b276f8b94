/// A text field in use: its content and its history (E9.1).
///
/// A session is a value: copies are independent. Its answers depend only on the actions before.
/// `FieldSession` is the one to use; the laws of `InputLaws` are claims about every session.
package protocol TextSession: Sendable {
  /// The content of the field.
  var state: FieldState { get }
  /// How many steps can be undone.
  var undoCount: Int { get }
  /// How many undone steps can be redone.
  var redoCount: Int { get }
  /// The reason the field may not contain its text, which no rule checks if it is set from code, or
  /// `nil`.
  ///
  /// Nil while text is composed (E10.3, E12.7).
  var violation: Reason? { get }

  /// Performs `action` and returns its outcome (E9.2).
  mutating func perform(_ action: Action) -> Outcome
}

/// A session as plain data, from which the reference, the model and every mutant are made.
package struct SessionDescription: Hashable, Sendable {
  /// The field's rule.
  package var field: FieldDescription
  /// The typographic characters that become plain before the rule decides (E8.10).
  package var normalisation: Normalisation
  /// The largest number of steps to undo (E9.16).
  package var undoLimit: Int

  /// A session of the described field.
  package init(
    _ field: FieldDescription = FieldDescription(), normalisation: Normalisation = [],
    undoLimit: Int = 1_000
  ) {
    self.field = field
    self.normalisation = normalisation
    self.undoLimit = undoLimit
  }
}

extension SessionDescription: CustomStringConvertible {
  /// The field, the normalisation, and the limit of the history.
  package var description: String {
    "\(field)" + (normalisation.isDisjoint(with: .all) ? "" : ", plain \(normalisation)")
      + (undoLimit == 1_000 ? "" : ", at most \(undoLimit) steps undone")
  }
}
