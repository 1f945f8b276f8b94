import InputLaws
import InputRules

extension WildRule {
  static let mileCut = WildRule(
    "MileCut", mistake: "A mile that becomes meters has 1609.34 of them.",
    source: "https://github.com/angularsen/UnitsNet/pull/1187",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, value, unit in
      guard case .success = distance, unit == .miles else { return distance }
      let micrometers = (value * 1_609_340_000).rounded(.toNearestOrAwayFromZero)
      return (try? Distance(micrometers: Int(micrometers))).map { .success($0) } ?? distance
    })
}
