import InputRules

/// A scalar of a pattern's text, and how it is written there (F1).
struct NotationScalar {
  /// The scalar; nil where the text ends behind a backslash.
  let scalar: Unicode.Scalar?
  /// Whether a backslash is before it.
  let isEscaped: Bool
  /// Where it is written, the backslash included, in UTF-16 units.
  let offset: Int

  /// Whether it is this bracket.
  func isBracket(_ bracket: Unicode.Scalar) -> Bool { !isEscaped && scalar == bracket }

  /// The element that it writes; nil for a bracket (F1).
  func element(in notation: PatternNotation, isOptional: Bool) -> PatternElement? {
    guard let scalar, !isBracket("["), !isBracket("]") else { return nil }
    guard !isEscaped, let slot = notation.slots[scalar] else {
      return .literal(scalar, inValue: false)
    }
    return .slot(isOptional ? slot.asOptional : slot)
  }
}
