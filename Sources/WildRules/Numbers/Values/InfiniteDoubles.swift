import InputLaws
import InputRules

extension WildRule {
  static let infiniteDoubles = WildRule(
    "InfiniteDoubles", mistake: "A number too large for a double becomes infinite.",
    source: "https://github.com/dotnet/docs/issues/14705",
    caughtBy: ["DoublesAreNearest"],
    numbers: UnboundedDoubles())
}

/// As the standard says of arithmetic.
private struct UnboundedDoubles: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    do throws(NumberConversionError) {
      return try model.double(number)
    } catch {
      return number.isNegative ? -.infinity : .infinity
    }
  }
}
