/// The scalars with a meaning in some notation of numbers (N4.8), and the ones that filtering drops
/// (E8.4).
struct Significance {
  /// The scalars of the text.
  private let scalars: [Unicode.Scalar]

  /// The text's significance.
  init(of text: String) { scalars = Array(text.unicodeScalars) }

  /// From the first scalar that isn't dropped to the last; empty if there is none (E8.4).
  var places: Range<Int> {
    let places = scalars.indices.filter { !Self.drops(scalars[$0]) }
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return first..<last + 1
  }

  /// The text without the parts around a number (E8.4).
  var number: String { scalars[places].map { String($0) }.joined() }

  private static let others: [Unicode.Scalar] = ["\u{66C}", "\u{2E41}", "\u{B1}", "\u{2213}"]

  private static let minusSigns: [Unicode.Scalar] = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{207B}",
    "\u{208B}", "\u{2212}", "\u{2796}", "\u{FE63}", "\u{FF0D}",
  ]

  private static let plusSigns: [Unicode.Scalar] = [
    "+", "\u{207A}", "\u{208A}", "\u{2795}", "\u{FB29}", "\u{FE62}", "\u{FF0B}",
  ]

  /// The categories Z, Cf and Sc.
  private static let droppedCategories: [Unicode.GeneralCategory] = [
    .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .currencySymbol,
  ]

  /// Whether filtering drops the scalar around a number; white space is Z and six controls (E8.4).
  private static func drops(_ scalar: Unicode.Scalar) -> Bool {
    "\t\n\u{B}\u{C}\r\u{85}".unicodeScalars.contains(scalar)
      || droppedCategories.contains(scalar.properties.generalCategory)
  }

  /// Whether the scalar is a digit, a separator or a sign (N4.8).
  static func counts(_ scalar: Unicode.Scalar) -> Bool {
    let kinds = [
      Alphabet.apostrophes, Alphabet.points, Alphabet.commas, others, minusSigns, plusSigns,
    ]
    return scalar.properties.numericType != nil || kinds.contains { $0.contains(scalar) }
  }
}
