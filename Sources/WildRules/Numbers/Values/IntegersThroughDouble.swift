import InputLaws
import InputRules

extension WildRule {
  static let integersThroughDouble = WildRule(
    "IntegersThroughDouble", mistake: "As an integer, a number goes through a double.",
    source: "https://github.com/SwiftyJSON/SwiftyJSON/issues/449",
    caughtBy: ["IntegersAreExact"],
    numbers: DoubledIntegers())
}

/// Beyond 2⁵³ there isn’t a double for every integer.
private struct DoubledIntegers: WrongNumbers {
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    let exact = try model.integer(number, as: type)
    return Integer(exactly: Double(exact)) ?? exact
  }
}
