import InputLaws
import InputRules

extension WildRule {
  static let neverTooGreat = WildRule(
    "NeverTooGreat", mistake: "Bounds are looked at only at the end.",
    source: "https://github.com/palantir/blueprint/issues/2071",
    caughtBy: ["BoundsEqualModel"],
    numbers: WrongBounds { _, _ in true })
}
