import InputLaws
import InputRules

extension WildRule {
  static let minusZeroDistance = WildRule(
    "MinusZeroDistance", mistake: "A distance of minus zero is negative.",
    source: "our own",
    caughtBy: ["BadQuantitiesAreRefused", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, value, _ in
      value.isZero && value.sign == .minus ? .failure(.negative) : distance
    })
}
