import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let paceForOneUnit = WildRule(
    "PaceForOneUnit", mistake: "A pace is rounded to microseconds for one of the unit.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongPaces { pace, seconds, unit in
      guard case .success(let right) = pace,
        let time = try? ModelRuns().time(seconds: seconds),
        let length = try? Distance(micrometers: unit.micrometers)
      else { return pace }
      return .success((try? Pace(time, for: length)) ?? right)
    })
}
