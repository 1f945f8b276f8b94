import InputLaws
import InputRules

extension WildRule {
  static let doubleBySums = WildRule(
    "DoubleBySums", mistake: "The value is a sum of tenths and hundredths, so that 0.29 isn’t.",
    source: Article.pickers,
    caughtBy: ["PositionsSurviveTheirValues", "WheelValuesEqualModel"],
    wheels: SummedDigits())
}

/// A tenth times 0.1 and a hundredth times 0.01, each of which is rounded.
private struct SummedDigits: WrongWheels {
  func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    let double = try model.double(at: count, of: set)
    guard set.fractionDigits == 2 else { return double }
    let whole = Double(count / 100)
    return whole + Double(count / 10 % 10) * 0.1 + Double(count % 10) * 0.01
  }
}
