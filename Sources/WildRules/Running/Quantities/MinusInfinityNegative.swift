import InputLaws
import InputRules

extension WildRule {
  static let minusInfinityNegative = WildRule(
    "MinusInfinityNegative", mistake: "Minus infinity is refused as negative.",
    source: "our own",
    caughtBy: ["BadQuantitiesAreRefused"],
    runs: WrongDistances { distance, value, _ in
      value == -.infinity ? .failure(.negative) : distance
    })
}
