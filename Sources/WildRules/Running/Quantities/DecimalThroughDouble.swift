import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let decimalThroughDouble = WildRule(
    "DecimalThroughDouble", mistake: "A decimal number becomes a distance as a double.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: DoubledDistances())
}

/// A text field gives a string, and `Double(_:)` makes a number of it.
private struct DoubledDistances: WrongRuns {
  func distance(_ value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    guard let double = try? ModelNumbers().double(value) else {
      return try model.distance(value, unit)
    }
    return try model.distance(double, unit)
  }
}
