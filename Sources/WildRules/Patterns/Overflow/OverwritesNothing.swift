import InputLaws
import InputRules

extension WildRule {
  static let overwritesNothing = WildRule(
    "OverwritesNothing", mistake: "A field that overwrites takes nothing when it is full.",
    source: "https://github.com/uNmAnNeR/imaskjs/issues/129",
    caughtBy: ["OverwritingReplacesWhatFollows", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(\.noRoom, .nextGoes, as: .newestGoes))
}
