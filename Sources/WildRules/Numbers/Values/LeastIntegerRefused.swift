import InputLaws
import InputRules

extension WildRule {
  static let leastIntegerRefused = WildRule(
    "LeastIntegerRefused",
    mistake:
      "The least integer of a type is refused: its magnitude doesn’t fit.",
    source: "https://github.com/StackExchange/StackExchange.Redis/pull/378",
    caughtBy: ["IntegersAreExact"],
    numbers: MagnitudesFirst())
}

/// The digits are read first, and negated then.
private struct MagnitudesFirst: WrongNumbers {
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    guard number.isNegative && Integer.isSigned else {
      return try model.integer(number, as: type)
    }
    return 0 - (try model.integer(number.negated, as: type))
  }
}
