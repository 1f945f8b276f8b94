import InputRules

extension ConditionDescription {
  /// Whether the condition admits the scalar; only a condition by scalars may refuse it (T2, T3).
  func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .maximumLength, .otherThan, .numeric: true
    case .allowed(let listing, .scalars): listing.unicodeScalars.contains(scalar)
    case .banned(let listing, .scalars): !listing.unicodeScalars.contains(scalar)
    case .allowed(_, .characters), .banned(_, .characters): true
    }
  }

  /// Whether the condition admits the character; only a condition by characters may refuse it (T2,
  /// T3).
  func admits(_ character: Character) -> Bool {
    switch self {
    case .maximumLength, .otherThan, .numeric: true
    case .allowed(let listing, .characters): listing.contains(character)
    case .banned(let listing, .characters): !listing.contains(character)
    case .allowed(_, .scalars), .banned(_, .scalars): true
    }
  }
}
