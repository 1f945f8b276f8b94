import InputLaws
import InputRules

extension WildRule {
  static let distanceHalfEven = WildRule(
    "DistanceHalfEven", mistake: "Half a micrometer is rounded to the even one.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, value, unit in
      guard case .success(let right) = distance, right.micrometers % 2 == 1 else {
        return distance
      }
      let exact = value * Double(unit.micrometers)
      guard exact - exact.rounded(.down) == 0.5 else { return distance }
      return .success((try? Distance(micrometers: right.micrometers - 1)) ?? right)
    })
}
