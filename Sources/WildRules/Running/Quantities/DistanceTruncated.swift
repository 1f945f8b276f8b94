import InputLaws
import InputRules

extension WildRule {
  static let distanceTruncated = WildRule(
    "DistanceTruncated", mistake: "A distance is cut to whole micrometers.",
    source: "https://github.com/responsiv/currency-plugin/issues/56",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, value, unit in
      guard case .success(let right) = distance else { return distance }
      let micrometers = Int(min(value * Double(unit.micrometers), Double(Distance.limit)))
      return .success((try? Distance(micrometers: micrometers)) ?? right)
    })
}
