import InputLaws
import InputRules

extension WildRule {
  static let tinyRefused = WildRule(
    "TinyRefused", mistake: "A number too small for a double is refused.",
    source: "https://github.com/fastfloat/fast_float/pull/189",
    caughtBy: ["DoublesAreNearest"],
    numbers: UnderflowingDoubles())
}

/// Out of range at the lower end as well.
private struct UnderflowingDoubles: WrongNumbers {
  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    let double = try model.double(number)
    if double == 0 && !number.isZero { throw .outOfRange }
    return double
  }
}
