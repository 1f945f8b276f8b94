import InputRules

extension NumberFormat {
  /// Whether the scalar may separate groups: the locale's separator or, for a lenient format, any
  /// space that people type if it is a no-break space, and otherwise its lookalikes (N4.5,
  /// N4.6).
  func separatesGroups(_ scalar: Unicode.Scalar) -> Bool {
    if grouping == .refused { return false }
    let spaces = Self.groupingSpaces
    let takesSpaces = grouping == .lenient && spaces.dropFirst().contains(symbols.groupingSeparator)
    if scalar == symbols.groupingSeparator || takesSpaces && spaces.contains(scalar) { return true }
    let sets = grouping == .lenient ? Self.lookalikes : []
    return sets.contains { $0.contains(symbols.groupingSeparator) && $0.contains(scalar) }
      && !".,\u{66B}".unicodeScalars.contains(scalar)
  }

  /// The spaces that separate groups; the first one breaks lines.
  static let groupingSpaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  /// The lookalikes between groups: CLDR's lenient sets.
  private static let lookalikes = [
    "'\u{2BC}\u{55A}\u{1FBD}\u{1FBF}\u{2019}\u{FF07}",
    ".\u{2024}\u{3002}\u{FE12}\u{FE52}\u{FF0E}\u{FF61}",
    ",\u{60C}\u{66B}\u{3001}\u{FE10}\u{FE11}\u{FE50}\u{FE51}\u{FF0C}\u{FF64}",
  ].map { Array($0.unicodeScalars) }

  /// The marks that keyboards add around signs (N3.3).
  static let bidiMarks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
}
