import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let exponentFromTwentyOne = WildRule(
    "ExponentFromTwentyOne",
    mistake:
      "From 21 digits on an exponent is written, whether the format has one or not.",
    source: "https://github.com/changhuixu/ngx-digit-only/issues/46",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      let text = try ModelNumbers().text(of: number, in: format)
      guard case .near(let exponent) = number.exponent, exponent >= 0,
        number.digits.count + exponent > 21, let first = number.digits.first
      else { return text }
      let symbols = format.symbols
      let rest = number.digits.dropFirst().map { String(symbols.digits[Int($0)]) }.joined()
      let power = "\(number.digits.count + exponent - 1)".utf8.map { symbols.digits[Int($0 - 48)] }
      return (number.isNegative ? symbols.minusSign : "") + String(symbols.digits[Int(first)])
        + (rest.isEmpty ? "" : String(symbols.decimalSeparator) + rest) + symbols.exponentMark
        + String(String.UnicodeScalarView(power))
    })
}
