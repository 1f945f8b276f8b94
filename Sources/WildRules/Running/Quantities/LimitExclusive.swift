import InputLaws
import InputRules

extension WildRule {
  static let limitExclusive = WildRule(
    "LimitExclusive", mistake: "The greatest distance is too large.",
    source: "our own",
    caughtBy: [
      "QuantitiesAreNearest", "QuantitiesEndAtTheirLimits", "RunQuantitiesEqualModel",
    ],
    runs: WrongDistances { distance, _, _ in
      guard case .success(let right) = distance, right.micrometers == Distance.limit else {
        return distance
      }
      return .failure(.tooLarge)
    })
}
