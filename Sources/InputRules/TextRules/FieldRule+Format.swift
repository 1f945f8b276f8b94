extension FieldRule {
  /// Whether the scalar is part of some condition's format (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    conditions.contains { $0.isOwn(scalar) }
  }

  /// The minus sign of the first condition that has one (E8.17).
  public var ownMinus: Unicode.Scalar? {
    for condition in conditions {
      if let minus = condition.ownMinus { return minus }
    }
    return nil
  }

  /// Whether some condition requires a number (T4).
  var isNumeric: Bool { conditions.contains { $0.isNumeric } }
}
