import InputLaws
import InputRules

extension WildRule {
  static let tinyLosesSign = WildRule(
    "TinyLosesSign", mistake: "A negative number too small for a double is zero without its sign.",
    source: "https://github.com/simdjson/simdjson/issues/1898",
    caughtBy: ["DoublesAreNearest"],
    numbers: UnsignedZeros())
}

/// What is rounded to zero is zero.
private struct UnsignedZeros: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    let double = try model.double(number)
    return double == 0 && !number.isZero ? 0 : double
  }
}
