extension String {
  /// The text, with each typographic scalar replaced by plain characters (E8.13).
  package func normalized(_ normalization: Normalization) -> String {
    normalized(normalization) { _ in nil }
  }

  /// The text, with typographic characters replaced by plain ones.
  ///
  /// Characters in the rule's own format stay, and a dash becomes that format's minus sign, if any
  /// (E8.14, E8.17).
  package func normalized(_ normalization: Normalization, for rule: any TextRule) -> String {
    normalized(normalization) { scalar in
      if rule.isOwn(scalar) { return scalar }
      return normalization.contains(.dashes) && scalar.isKeyboardDash ? rule.ownMinus : nil
    }
  }

  /// - Parameter own: returns the rule's own replacement for a scalar, or `nil` if there is none.
  private func normalized(
    _ normalization: Normalization, own: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    if normalization.isEmpty || utf8.allSatisfy({ $0 < 0x80 }) { return self }
    // Append scalars and strings, which takes constant time, rather than scalar views.
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if let own = own(scalar) {
        result.unicodeScalars.append(own)
      } else {
        result += normalization.plain(scalar)
      }
    }
  }
}

extension Edit {
  /// The edit, with typographic characters in its replacement made plain (E8.11).
  package func normalized(_ normalization: Normalization) -> Edit {
    Edit(replacing: range, with: replacement.normalized(normalization))
  }

  /// The edit, with its replacement's typographic characters made plain, except those in the rule's
  /// own format (E8.11, E8.14).
  package func normalized(_ normalization: Normalization, for rule: any TextRule) -> Edit {
    Edit(replacing: range, with: replacement.normalized(normalization, for: rule))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a minus sign, or a dash that keyboards substitute for hyphens.
  fileprivate var isKeyboardDash: Bool { (0x2010...0x2015).contains(value) || value == 0x2212 }
}

extension Normalization {
  /// The scalar's plain form, which is usually the scalar itself.
  fileprivate func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F: contains(.spaces) ? " " : String(scalar)
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      contains(.bidiMarks) ? "" : String(scalar)
    case 0x2014: contains(.dashes) ? "--" : String(scalar)
    case 0x2010...0x2013, 0x2015, 0x2212: contains(.dashes) ? "-" : String(scalar)
    case 0x2018...0x201B: contains(.quotes) ? "'" : String(scalar)
    case 0x201C...0x201F: contains(.quotes) ? "\"" : String(scalar)
    default: String(scalar)
    }
  }
}
