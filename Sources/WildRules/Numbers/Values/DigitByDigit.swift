import InputLaws
import InputRules

extension WildRule {
  static let digitByDigit = WildRule(
    "DigitByDigit", mistake: "A double is made digit by digit, and rounded each time.",
    source: "https://github.com/pandas-dev/pandas/pull/64357",
    caughtBy: ["DoublesAreNearest", "EveryDoubleIsReadBack"],
    numbers: SummedDoubles())
}

/// Ten times what there is and the next digit, then as many times ten as the exponent says.
private struct SummedDoubles: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    guard case .near(let exponent) = number.exponent, abs(exponent) < 300 else {
      return try model.double(number)
    }
    let digits = number.digits.reduce(0.0) { $0 * 10 + Double($1) }
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    let magnitude = exponent < 0 ? digits / power : digits * power
    guard magnitude.isFinite else { throw .outOfRange }
    return number.isNegative ? -magnitude : magnitude
  }
}
