import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let distanceReadInDouble = WildRule(
    "DistanceReadInDouble", mistake: "What is read becomes a double before it is a distance.",
    source: "our own",
    caughtBy: ["RunTextsEqualModel"],
    runs: DoubledReadings())
}

/// The value of the text, as a double.
private struct DoubledReadings: WrongRuns {
  func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance {
    let right = try model.distance(of: text, in: unit, with: symbols)
    let format = NumberFormat(symbols)
    guard let value = ModelNumbers().value(of: text, in: format),
      let double = try? ModelNumbers().double(value)
    else { return right }
    return try model.distance(double, unit)
  }
}
