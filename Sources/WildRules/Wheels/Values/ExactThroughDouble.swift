import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let exactThroughDouble = WildRule(
    "ExactThroughDouble", mistake: "A decimal number is made a double before it is shown.",
    source: "https://github.com/antiwork/gumroad/issues/3408",
    caughtBy: ["DecimalsShowTheirNearestPosition", "WheelNumbersEqualModel"],
    wheels: DoubledNumbers())
}

/// 1.005 as a double is less.
private struct DoubledNumbers: WrongWheels {
  func count(
    of value: ExactNumber, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    guard let double = try? ModelNumbers().double(value) else {
      return try model.count(of: value, rounding: rounding, in: set)
    }
    return try model.count(of: double, rounding: rounding, in: set)
  }
}
