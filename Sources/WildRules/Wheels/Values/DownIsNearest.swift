import InputLaws
import InputRules

extension WildRule {
  static let downIsNearest = WildRule(
    "DownIsNearest", mistake: "The rounding that is asked for is ignored.",
    source: "our own",
    caughtBy: ["EveryHourMinuteAndSecondIsOnePosition", "WheelValuesEqualModel"],
    wheels: NearestAlways())
}

/// Nearest, whatever is asked for.
private struct NearestAlways: WrongWheels {
  func count(
    of value: Double, rounding: ValueRounding, in set: WheelSet
  ) throws(WheelProblem) -> Int {
    try model.count(of: value, rounding: .nearest, in: set)
  }
}
