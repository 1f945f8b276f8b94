import InputLaws
import InputRules

extension WildRule {
  static let tinyNegativeDistance = WildRule(
    "TinyNegativeDistance", mistake: "What is negative is refused only after it is rounded.",
    source: "our own",
    caughtBy: ["BadQuantitiesAreRefused", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, value, unit in
      guard distance == .failure(.negative), value * Double(unit.micrometers) > -0.5 else {
        return distance
      }
      return .success(.zero)
    })
}
