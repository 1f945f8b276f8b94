import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let milesPerHourCut = WildRule(
    "MilesPerHourCut", mistake: "A mile an hour is 44.7 centimeters a second.",
    source: "https://github.com/microsoft/calculator/issues/2026",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongSpeeds { speed, value, unit in
      guard case .success = speed, unit == .milesPerHour else { return speed }
      let right = Result { () throws(RunProblem) in
        try ModelRuns().speed(value * 0.447, .metersPerSecond)
      }
      guard case .success = right else { return speed }
      return right
    })
}
