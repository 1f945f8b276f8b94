extension Pattern: Worded {
  /// The pattern in words: `*` for a digit, other slots in braces, literals as they are, or between
  /// strokes if they belong to the value.
  package var words: String {
    elements.isEmpty ? "without elements" : elements.map(\.words).joined()
  }
}

extension PatternElement {
  fileprivate var words: String {
    switch self {
    case .literal(let scalar, inValue: false): scalar.words
    case .literal(let scalar, inValue: true): "|\(scalar.words)|"
    case .slot(.digit): "*"
    case .slot(let slot): "{\(slot.words)}"
    }
  }
}

extension PatternSlot {
  /// The scalars that the slot accepts, its case, and how often.
  var words: String {
    let kind =
      switch content {
      case .digit: "digit"
      case .anyDigit: "any digit"
      case .letter: "letter"
      case .letterOrDigit: "letter or digit"
      case .any: "any"
      case .set(let members): "of \(members.words)"
      case .anyExcept(let others): "any but \(others.words)"
      }
    return kind + (letterCase == .kept ? "" : ", \(letterCase)")
      + (occurrence == .once ? "" : ", \(occurrence)")
  }
}

extension Unicode.Scalar {
  /// The scalar, after a backslash if it has a meaning in this notation.
  fileprivate var words: String {
    let word = String(String(self).escaped.dropFirst().dropLast())
    return "*{}|".unicodeScalars.contains(self) ? "\\" + word : word
  }
}

extension Set<Unicode.Scalar> {
  fileprivate var words: String { String(scalars: sorted()).escaped }
}

extension PatternPolicies: Worded {
  /// The differences from the standard policies, in words.
  package var words: String {
    let standard = Mirror(reflecting: PatternPolicies.standard).children
    let differing = zip(standard, Mirror(reflecting: self).children).filter {
      "\($0.value)" != "\($1.value)"
    }
    if differing.isEmpty { return "standard" }
    return differing.map { "\($1.label ?? "?") \($1.value)" }.joined(separator: ", ")
  }
}
