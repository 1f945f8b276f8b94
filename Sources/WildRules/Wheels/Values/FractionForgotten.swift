import InputLaws
import InputRules

extension WildRule {
  static let fractionForgotten = WildRule(
    "FractionForgotten", mistake: "The exact value of a position is its count.",
    source: "our own",
    caughtBy: ["EveryHundredthIsOnePosition", "WheelValuesEqualModel"],
    wheels: WholeValues())
}

/// As if no set had fraction digits.
private struct WholeValues: WrongWheels {
  func value(at count: Int, of set: WheelSet) throws(WheelProblem) -> ExactNumber {
    _ = try model.value(at: count, of: set)
    return ExactNumber(count)
  }
}
