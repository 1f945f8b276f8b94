import InputLaws
import InputRules

extension WildRule {
  static let tinySpeedZero = WildRule(
    "TinySpeedZero", mistake: "A speed that only rounds to zero is refused as zero.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongSpeeds { speed, _, _ in
      speed == .failure(.tooSmall) ? .failure(.zero) : speed
    })
}
