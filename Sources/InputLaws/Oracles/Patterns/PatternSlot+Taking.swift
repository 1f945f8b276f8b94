import InputRules

// What laws hold implementations of patterns to is worked out here, by lists and places alone.

extension PatternSlot {
  /// Whether the slot takes the scalar, by what it shows of it (F1.2, F1.3).
  func admits(_ scalar: Unicode.Scalar) -> Bool {
    let scalar = cased(scalar)
    return switch content {
    case .digit: "0123456789".unicodeScalars.contains(scalar)
    case .anyDigit: scalar.isDecimalDigit
    case .letter: scalar.isLetter
    case .letterOrDigit: scalar.isLetter || scalar.isDecimalDigit
    case .any: true
    case .set(let members): members.contains(scalar)
    case .anyExcept(let others): !others.contains(scalar)
    }
  }

  /// What stands in the slot where the scalar was put: another case, where that is one scalar
  /// (F1.3).
  func cased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapping =
      switch letterCase {
      case .kept: String(scalar)
      case .upper: scalar.properties.uppercaseMapping
      case .lower: scalar.properties.lowercaseMapping
      }
    guard let first = mapping.unicodeScalars.first, mapping.unicodeScalars.count == 1 else {
      return scalar
    }
    return first
  }

  /// Whether the scalar may be what stands in the slot.
  func shows(_ scalar: Unicode.Scalar) -> Bool { admits(scalar) && cased(scalar) == scalar }
}

extension Unicode.Scalar {
  /// Whether the scalar is of category Nd (F1.2).
  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }

  /// Whether the scalar is of a category L (F1.2).
  fileprivate var isLetter: Bool {
    let letters: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    return letters.contains(properties.generalCategory)
  }
}
