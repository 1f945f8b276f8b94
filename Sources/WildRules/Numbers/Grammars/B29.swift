import InputLaws
import InputRules

extension WildRule {
  static let b29 = WildRule(
    "B29",
    mistake:
      "A separator is known by its first byte, so that others that begin alike are taken for it.",
    source: "https://github.com/swiftlang/swift-foundation/pull/1978",
    caughtBy: ["StrangersAreRefused", "JudgingEqualsModel"],
    numbers: MisreadTexts(scalars: { scalar, format in
      guard !scalar.isASCII && !format.symbols.knows(scalar) else { return nil }
      return [format.symbols.decimalSeparator, format.symbols.groupingSeparator].first {
        String($0).utf8.first == String(scalar).utf8.first
      }
    }))
}

extension NumberSymbols {
  /// Whether the scalar is looked up before separators are.
  fileprivate func knows(_ scalar: Unicode.Scalar) -> Bool {
    let signs = [minusSign, plusSign, exponentMark].joined().unicodeScalars
    return digits.contains(scalar) || signs.contains(scalar)
      || [decimalSeparator, groupingSeparator].contains(scalar)
      || ["\u{61C}", "\u{200E}", "\u{200F}", "\u{A0}", "\u{202F}"].contains(scalar)
  }
}
