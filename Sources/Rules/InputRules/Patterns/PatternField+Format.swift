extension PatternField {
  /// Whether the scalar is a literal of the pattern, its placeholder, or a member of a slot's set
  /// (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == policies.placeholder { return true }
    return pattern.elements.contains { element in
      switch element {
      case .literal(let literal, _): literal == scalar
      case .slot(let slot): slot.lists(scalar)
      }
    }
  }
}

extension PatternSlot {
  fileprivate func lists(_ scalar: Unicode.Scalar) -> Bool {
    switch content {
    case .set(let members): members.contains(scalar)
    case .digit, .anyDigit, .letter, .letterOrDigit, .any, .anyExcept: false
    }
  }
}
