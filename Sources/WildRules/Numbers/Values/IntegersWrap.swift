import InputLaws
import InputRules

extension WildRule {
  static let integersWrap = WildRule(
    "IntegersWrap", mistake: "A number too large for the type keeps its last bits.",
    source: "https://github.com/c-blake/cligen/issues/35",
    caughtBy: ["IntegersAreExact"],
    numbers: WrappingIntegers())
}

/// A wide integer is read, and cut to the type that is asked for.
private struct WrappingIntegers: WrongNumbers {
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    Integer(truncatingIfNeeded: try model.integer(number, as: Int64.self))
  }
}
