import InputLaws
import InputRules

extension WildRule {
  static let clampTakesNoNumber = WildRule(
    "ClampTakesNoNumber", mistake: "min and max make a number of what isn’t one.",
    source: "our own",
    caughtBy: ["ClampingTakesTheNearerEnd", "WheelValuesEqualModel"],
    wheels: ClampedNoNumbers())
}

/// min(max(.nan, 0), last) is 0.
private struct ClampedNoNumbers: WrongWheels {
  func clampedCount(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    value.isNaN ? 0 : try model.clampedCount(of: value, rounding: rounding, in: set)
  }
}
