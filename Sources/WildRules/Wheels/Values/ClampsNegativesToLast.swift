import InputLaws
import InputRules

extension WildRule {
  static let clampsNegativesToLast = WildRule(
    "ClampsNegativesToLast", mistake: "What is outside is clamped to the last, on either side.",
    source: "our own",
    caughtBy: ["ClampingTakesTheNearerEnd", "WheelValuesEqualModel"],
    wheels: LastClamps())
}

/// Whatever is refused is beyond.
private struct LastClamps: WrongWheels {
  func clampedCount(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    let count = try model.clampedCount(of: value, rounding: rounding, in: set)
    return value < 0 ? set.counts.upperBound : count
  }
}
