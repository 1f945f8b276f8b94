import InputLaws
import InputRules

extension WildRule {
  static let exponentSignLost = WildRule(
    "ExponentSignLost",
    mistake:
      "The minus sign of an exponent isn’t heeded behind the mark of the locale.",
    source: "our own",
    caughtBy: ["ValueKeepsEveryDigit"],
    numbers: WrongValues { value, text, format in
      guard let value, case .near(let exponent) = value.exponent, exponent < -9,
        text.unicodeScalars.contains(where: format.isOwnMark)
      else { return value }
      return ExactNumber(
        isNegative: value.isNegative, trusting: value.digits, exponent: .near(-exponent))
    })
}

extension NumberFormat {
  fileprivate func isOwnMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "E" && symbols.exponentMark.unicodeScalars.first == scalar
  }
}
