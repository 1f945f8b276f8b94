import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let distanceInFloat = WildRule(
    "DistanceInFloat", mistake: "A distance is kept in single precision.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, value, unit in
      guard case .success(let right) = distance else { return distance }
      let wrong = try? ModelRuns().distance(Double(Float(value)), unit)
      return .success(wrong ?? right)
    })
}
