import InputRules

extension ModelRule {
  /// Whether the scalar is part of some condition's own format (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    field.conditions.contains { $0.isMadeOf(scalar) }
  }

  /// The minus sign of the first condition that has one (E8.17).
  public var ownMinus: Unicode.Scalar? {
    field.conditions.compactMap(\.minusSign).first
  }
}
