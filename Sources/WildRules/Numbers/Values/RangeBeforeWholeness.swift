import InputLaws
import InputRules

extension WildRule {
  static let rangeBeforeWholeness = WildRule(
    "RangeBeforeWholeness",
    mistake:
      "Of a number neither whole nor in range it is said that it is out of range.",
    source: "our own",
    caughtBy: ["IntegersAreExact"],
    numbers: RangesFirst())
}

/// The range is looked at before the fraction.
private struct RangesFirst: WrongNumbers {
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    let isOver = number > ExactNumber(Integer.max) || number < ExactNumber(Integer.min)
    if isOver { throw .outOfRange }
    return try model.integer(number, as: type)
  }
}
