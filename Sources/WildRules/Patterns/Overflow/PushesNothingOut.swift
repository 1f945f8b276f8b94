import InputLaws
import InputRules

extension WildRule {
  static let pushesNothingOut = WildRule(
    "PushesNothingOut", mistake: "A full field that should push its end out takes nothing.",
    source: "https://github.com/uNmAnNeR/imaskjs/issues/556",
    caughtBy: ["OverflowPushesTheEndOut", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(\.noRoom, .lastGoes, as: .newestGoes))
}
