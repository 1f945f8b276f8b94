import InputLaws
import InputRules

extension WildRule {
  static let clampRefusesInfinity = WildRule(
    "ClampRefusesInfinity", mistake: "Infinity isn’t clamped, but refused.",
    source: "our own",
    caughtBy: ["ClampingTakesTheNearerEnd", "WheelValuesEqualModel"],
    wheels: FiniteClamps())
}

/// What isn’t finite is no value.
private struct FiniteClamps: WrongWheels {
  func clampedCount(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    if value.isInfinite { throw .infinite }
    return try model.clampedCount(of: value, rounding: rounding, in: set)
  }
}
