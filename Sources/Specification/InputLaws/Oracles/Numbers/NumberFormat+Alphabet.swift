extension NumberFormat {
  /// Whether the scalar may separate groups of digits (N4.5, N4.6).
  func separatesGroups(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet(of: self).groupingSeparators.contains(scalar)
  }

  /// The spaces that may separate groups; a line may break only at the first one.
  static let groupingSpaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  /// The bidi marks that keyboards insert next to signs (N3.3).
  static let bidiMarks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
}

extension String {
  /// The text without the marks that keyboards add around signs.
  package var withoutBidiMarks: String {
    String(scalars: unicodeScalars.filter { !NumberFormat.bidiMarks.contains($0) })
  }
}

extension NumberProblem? {
  var words: String { map { "\($0)" } ?? "no problem" }
}
