import InputRules

extension ModelPatternField {
  /// Whether the scalar is a literal, the placeholder, or of a set that a slot takes (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == policies.placeholder || pattern.elements.contains { $0.isMadeOf(scalar) }
  }

  /// A pattern has no signs (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }
}

extension PatternElement {
  /// Whether it is the literal, or a slot whose set has the scalar (E8.16).
  fileprivate func isMadeOf(_ scalar: Unicode.Scalar) -> Bool {
    if case .set(let members) = slot?.content { return members.contains(scalar) }
    return literal == scalar
  }
}
