/// The reason a text isn't a number, and the kinds of symbols that would be accepted instead
/// (N1.13).
public struct NumberProblem: Error, Hashable, Sendable {
  /// The offset of the first scalar that isn't allowed, in UTF-16 units; if something is missing at
  /// the end, the text's length.
  public let offset: Int
  /// The first scalar that isn't allowed, or `nil` if something is missing at the end.
  public let found: Unicode.Scalar?
  /// The kinds of symbols that are allowed at the offset.
  public let expected: Set<NumberToken>

  package init(offset: Int, found: Unicode.Scalar?, expected: Set<NumberToken>) {
    self.offset = offset
    self.found = found
    self.expected = expected
  }
}

extension NumberProblem: Explained {
  var sentence: String {
    let what = found.map { "\(String($0).escaped) isn't allowed at offset \(offset)" }
    let tokens = NumberToken.allCases.filter(expected.contains).map(\.withArticle)
    let wanted = tokens.isEmpty ? "end the number there" : "give \(tokens.alternatives)"
    return "\(what ?? "the number is incomplete"); \(wanted)"
  }
}

extension NumberToken {
  fileprivate var withArticle: String { (self == .exponentMark ? "an " : "a ") + rawValue }
}

extension [String] {
  fileprivate var alternatives: String {
    count < 2
      ? joined() : dropLast().joined(separator: ", ") + " or " + (last ?? "")
  }
}

/// A kind of symbol in a number.
public enum NumberToken: String, Hashable, Sendable, CaseIterable {
  /// An ASCII digit, or one of the locale's own digits.
  case digit
  /// The minus sign.
  case minus = "minus sign"
  /// The plus sign.
  case plus = "plus sign"
  /// The separator before the fraction.
  case decimalSeparator = "decimal separator"
  /// The separator between groups of digits.
  case groupingSeparator = "grouping separator"
  /// The mark before the exponent, or the rest of the mark if part of it was read.
  case exponentMark = "exponent mark"
  /// White space, which only the *Text Field* article's scanner skips.
  case space
}

extension NumberToken: CustomStringConvertible {
  /// The symbol's name.
  public var description: String { rawValue }
}
