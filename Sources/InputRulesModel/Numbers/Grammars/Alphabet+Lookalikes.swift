extension Alphabet {
  /// CLDR's apostrophes (N4.7).
  static let apostrophes: [Unicode.Scalar] = [
    "'", "\u{2BC}", "\u{55A}", "\u{1FBD}", "\u{1FBF}", "\u{2019}", "\u{FF07}",
  ]

  /// CLDR's points (N4.7).
  static let points: [Unicode.Scalar] = [
    ".", "\u{2024}", "\u{3002}", "\u{FE12}", "\u{FE52}", "\u{FF0E}", "\u{FF61}",
  ]

  /// CLDR's commas (N4.7).
  static let commas: [Unicode.Scalar] = [
    ",", "\u{60C}", "\u{66B}", "\u{3001}", "\u{FE10}", "\u{FE11}", "\u{FE50}", "\u{FE51}",
    "\u{FF0C}", "\u{FF64}",
  ]

  /// The other members of the separator's set, except decimal separators (N4.6).
  static func lookalikes(of separator: Unicode.Scalar) -> [Unicode.Scalar] {
    let decimalSeparators: [Unicode.Scalar] = [".", ",", "\u{66B}"]
    let set = [apostrophes, points, commas].first { $0.contains(separator) } ?? []
    return set.filter { !decimalSeparators.contains($0) }
  }
}
