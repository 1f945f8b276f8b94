import InputLaws
import InputRules

extension WildRule {
  static let doubleTimesHundredth = WildRule(
    "DoubleTimesHundredth", mistake: "The count is multiplied by a hundredth, not divided.",
    source: "our own",
    caughtBy: ["EveryUnitDialsItsRange", "WheelValuesEqualModel"],
    wheels: MultipliedCounts())
}

/// 0.1 isn’t a tenth, so its powers aren’t either.
private struct MultipliedCounts: WrongWheels {
  func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    _ = try model.double(at: count, of: set)
    return (0..<set.fractionDigits).reduce(Double(count)) { value, _ in value * 0.1 }
  }
}
