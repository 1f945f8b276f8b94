/// The scalars that a lenient format accepts instead of its grouping separator: those listed as
/// similar in CLDR's lenient sets, except all locales' decimal separators (N4.6).
///
/// The value is stored in a single byte, because it is read for each scalar.
package enum SeparatorLookalikes: UInt8, Sendable {
  case none, spaces, points, commas, apostrophes

  init(of separator: Unicode.Scalar) {
    switch separator {
    case "\u{A0}", "\u{202F}": self = .spaces
    case ".": self = .points
    case ",", "\u{66B}": self = .commas
    default:
      let sets: [SeparatorLookalikes] = [.points, .commas, .apostrophes]
      self = sets.first { $0.contains(separator) } ?? .none
    }
  }

  /// Whether the scalar is accepted instead of a separator for which this set was created.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .none: false
    case .spaces: scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
    case .points: scalar.isPointLookalike
    case .commas: scalar.isCommaLookalike
    case .apostrophes: scalar.isApostrophe
    }
  }

  /// The scalars that are accepted instead of a separator for which this set was created.
  var members: [Unicode.Scalar] { Self.all.filter(contains) }

  private static let all = Array(
    (" \u{A0}\u{202F}\u{2024}\u{3002}\u{FE12}\u{FE52}\u{FF0E}\u{FF61}\u{60C}\u{3001}\u{FE10}"
      + "\u{FE11}\u{FE50}\u{FE51}\u{FF0C}\u{FF64}'\u{2BC}\u{55A}\u{1FBD}\u{1FBF}\u{2019}"
      + "\u{FF07}").unicodeScalars)
}

extension Unicode.Scalar {
  /// Whether CLDR lists the scalar as similar to a period; the period itself is excluded, because
  /// it is a decimal separator.
  var isPointLookalike: Bool {
    switch value {
    case 0x2024, 0x3002, 0xFE12, 0xFE52, 0xFF0E, 0xFF61: true
    default: false
    }
  }

  /// Whether CLDR lists the scalar as similar to a comma; the comma itself and U+066B are excluded,
  /// because they are decimal separators.
  var isCommaLookalike: Bool {
    switch value {
    case 0x60C, 0x3001, 0xFE10, 0xFE11, 0xFE50, 0xFE51, 0xFF0C, 0xFF64: true
    default: false
    }
  }

  /// Whether CLDR lists the scalar as similar to an apostrophe; the apostrophe itself is included.
  var isApostrophe: Bool {
    switch value {
    case 0x27, 0x2BC, 0x55A, 0x1FBD, 0x1FBF, 0x2019, 0xFF07: true
    default: false
    }
  }
}
