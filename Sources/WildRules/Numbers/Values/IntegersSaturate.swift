import InputLaws
import InputRules

extension WildRule {
  static let integersSaturate = WildRule(
    "IntegersSaturate", mistake: "A number too large for the type becomes its greatest value.",
    source: "https://github.com/zeux/pugixml/issues/86",
    caughtBy: ["IntegersAreExact"],
    numbers: SaturatingIntegers())
}

/// As the C library’s conversions do that say so only in `errno`.
private struct SaturatingIntegers: WrongNumbers {
  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    do throws(NumberConversionError) {
      return try model.integer(number, as: type)
    } catch {
      guard error == .outOfRange else { throw error }
      return number.isNegative ? .min : .max
    }
  }
}
