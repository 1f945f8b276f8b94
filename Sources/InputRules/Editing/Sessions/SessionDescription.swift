/// A session as plain data: what the reference, the model and every wrong session are made from.
public struct SessionDescription: Hashable, Sendable {
  /// The field's rule.
  public var field: FieldDescription
  /// Which typographic characters become plain ones before the rule is asked (E8.10).
  public var normalisation: Normalisation
  /// How many steps can be taken back at the most (E9.16).
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
  /// The field, what is normalised, and the limit of the history.
  public var description: String {
    "\(field)" + (normalisation.isDisjoint(with: .all) ? "" : ", plain \(normalisation)")
      + (undoLimit == 1_000 ? "" : ", at most \(undoLimit) steps undone")
  }
}
