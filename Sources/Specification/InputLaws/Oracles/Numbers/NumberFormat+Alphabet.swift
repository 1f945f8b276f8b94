extension NumberFormat {
  /// Whether the scalar may separate groups (N4.5, N4.6).
  func separatesGroups(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet(of: self).groupingSeparators.contains(scalar)
  }

  /// The spaces that may separate groups; only the first one allows a line break.
  static let groupingSpaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  /// The marks that keyboards insert around signs (N3.3).
  static let bidiMarks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
}

extension NumberProblem? {
  var words: String { map { "\($0)" } ?? "no problem" }
}
