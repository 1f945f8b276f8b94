import InputRules

extension NumberFormat {
  /// Whether the scalar stands between groups: the locale's separator, or, where a lenient format
  /// has a no-break space for it, any space that people type (N4).
  func separatesGroups(_ scalar: Unicode.Scalar) -> Bool {
    if grouping == .refused { return false }
    let spaces = Self.groupingSpaces
    let takesSpaces = grouping == .lenient && spaces.dropFirst().contains(symbols.groupingSeparator)
    return scalar == symbols.groupingSeparator || takesSpaces && spaces.contains(scalar)
  }

  /// The spaces that stand between groups; the first one breaks lines.
  static let groupingSpaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  /// The marks that keyboards add around signs (N3).
  static let bidiMarks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
}
