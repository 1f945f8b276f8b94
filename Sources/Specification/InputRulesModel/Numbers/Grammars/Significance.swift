/// The parts of a text that have a meaning in some notation of numbers (N4.8).
struct Significance {
  /// The scalars of the text.
  private let scalars: [Unicode.Scalar]

  /// The text's significance.
  init(of text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// From the first significant scalar to the last; nothing if there is none (E8.4, N4.8).
  var places: Range<Int> {
    let places = scalars.indices.filter(isSignificant)
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

  private static let exponentMarks: [[Unicode.Scalar]] = [
    ["e"], ["E"], ["\u{415}"], ["\u{1E909}"], ["\u{623}", "\u{633}"], ["\u{627}", "\u{633}"],
  ]

  /// Whether the scalar at the index is a digit, a separator, a sign, or part of a mark (N4.8).
  private func isSignificant(at place: Int) -> Bool {
    Self.counts(scalars[place]) || Self.exponentMarks.contains(word(around: place))
  }

  /// Whether the scalar is a digit, a separator or a sign (N4.8).
  static func counts(_ scalar: Unicode.Scalar) -> Bool {
    let kinds = [
      Alphabet.apostrophes, Alphabet.points, Alphabet.commas, others, minusSigns, plusSigns,
    ]
    return scalar.properties.numericType != nil || kinds.contains { $0.contains(scalar) }
  }

  /// The word that contains the index, if there is one (N4.8).
  private func word(around place: Int) -> [Unicode.Scalar] {
    guard isOfWord(scalars[place]) else { return [] }
    let before = scalars[..<place].reversed().prefix(while: isOfWord).reversed()
    return before + scalars[place...].prefix(while: isOfWord)
  }

  /// Whether it is a letter or a mark: of a category L or M (N4.8).
  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let categories: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark,
    ]
    return categories.contains(scalar.properties.generalCategory)
  }
}
