extension PatternField {
  /// Whether the scalar is a literal, the placeholder, or a member of a slot's set (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { plan.isOwn(scalar) }
}
