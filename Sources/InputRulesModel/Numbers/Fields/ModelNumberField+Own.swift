import InputRules

extension ModelNumberField {
  /// Whether the field's numbers contain the scalar (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { format.writtenScalars.contains(scalar) }

  /// The minus sign of the field's numbers (E8.17).
  public var ownMinus: Unicode.Scalar? { format.minusWithoutMarks }
}
