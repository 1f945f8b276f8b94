import InputLaws
import InputRules

extension WildRule {
  static let overwritesWhenFull = WildRule(
    "OverwritesWhenFull",
    mistake: "In a full field, what is typed takes the place of what follows, unasked.",
    source: "https://github.com/sanniassin/react-input-mask/issues/125",
    caughtBy: ["InsertionLosesNothingThatFits", "CaretStaysBesideWhatWasTyped"],
    patterns: WrongPatternFields(\.noRoom, .newestGoes, as: .nextGoes))
}
