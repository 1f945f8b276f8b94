import InputLaws
import InputRules

extension WildRule {
  static let noNumberNoDistance = WildRule(
    "NoNumberNoDistance", mistake: "What isn’t a number is no distance at all.",
    source: "https://github.com/davidzof/wattzap-ce/issues/86",
    caughtBy: ["BadQuantitiesAreRefused", "RunQuantitiesEqualModel"],
    runs: WrongDistances { distance, _, _ in
      distance == .failure(.notANumber) ? .success(.zero) : distance
    })
}
