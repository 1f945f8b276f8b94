import InputLaws
import InputRules

extension WildRule {
  static let minutesTruncated = WildRule(
    "MinutesTruncated", mistake: "Minutes and seconds are cut, all others are rounded.",
    source: Article.pickers,
    caughtBy: ["EveryMinuteAndSecondIsOnePosition", "WheelValuesEqualModel"],
    wheels: CutMinutes())
}

/// Each form of the article has a rounding of its own.
private struct CutMinutes: WrongWheels {
  func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try model.count(of: value, rounding: set == .minutesSeconds ? .down : rounding, in: set)
  }
}
