/// A session as plain data, from which the reference, the model and every mutant are made.
public struct SessionDescription: Hashable, Sendable {
  /// The field's rule.
  public var field: FieldDescription
  /// Which typographic characters become plain before the rule is asked (E8.10).
  public var normalisation: Normalisation
  /// The largest number of steps to undo (E9.16).
  public var undoLimit: Int

  /// A session of the described field.
  public init(
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
  public var description: String {
    "\(field)" + (normalisation.isDisjoint(with: .all) ? "" : ", plain \(normalisation)")
      + (undoLimit == 1_000 ? "" : ", at most \(undoLimit) steps undone")
  }
}
