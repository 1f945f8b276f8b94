import InputLaws
import InputRules

extension WildRule {
  static let valueInFloat = WildRule(
    "ValueInFloat", mistake: "The value of a position is kept in single precision.",
    source: "our own",
    caughtBy: ["EveryUnitDialsItsRange", "WheelValuesEqualModel"],
    wheels: FloatValues())
}

/// A float has seven digits.
private struct FloatValues: WrongWheels {
  func double(at count: Int, of set: WheelSet) throws(WheelProblem) -> Double {
    Double(Float(try model.double(at: count, of: set)))
  }
}
