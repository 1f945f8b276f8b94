/// The storage that symbols share with their copies.
package final class SymbolStorage: Sendable {
  package let decimalSeparator: Unicode.Scalar
  package let groupingSeparator: Unicode.Scalar
  let minus: Unicode.Scalar
  let plus: Unicode.Scalar
  package let grouping: NumberGrouping
  package let minusSign: String
  package let plusSign: String
  package let exponentMark: String
  package let digits: [Unicode.Scalar]
  let ownMark: [Unicode.Scalar]
  /// The scalars that a lenient format accepts instead of the grouping separator.
  package let lookalikes: SeparatorLookalikes

  init(
    _ decimalSeparator: Unicode.Scalar, _ groupingSeparator: Unicode.Scalar, _ minusSign: String,
    _ plusSign: String, _ exponentMark: String, _ digits: String, _ grouping: NumberGrouping
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
    self.plusSign = plusSign
    self.exponentMark = exponentMark
    self.digits = Array(digits.unicodeScalars)
    self.grouping = grouping
    lookalikes = SeparatorLookalikes(of: groupingSeparator)
    minus = minusSign.unicodeScalars.first { !$0.isBidiMark } ?? "-"
    plus = plusSign.unicodeScalars.first { !$0.isBidiMark } ?? "+"
    ownMark = ["e", "E"].contains(exponentMark) ? [] : Array(exponentMark.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an invisible mark that keyboards add around signs: U+061C, U+200E or
  /// U+200F (N3.3).
  package var isBidiMark: Bool { self == "\u{61C}" || self == "\u{200E}" || self == "\u{200F}" }
}
