import InputLaws
import InputRules

extension WildRule {
  static let minusLost = WildRule(
    "MinusLost", mistake: "A value below zero is shown without its sign.",
    source: "https://github.com/jsmreese/moment-duration-format/issues/86",
    caughtBy: ["ValuesOutsideAreRefused", "WheelValuesEqualModel"],
    wheels: Magnitudes())
}

/// The digits alone are looked at.
private struct Magnitudes: WrongWheels {
  func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try model.count(of: value.isFinite ? value.magnitude : value, rounding: rounding, in: set)
  }
}
