import InputLaws
import InputRules

extension WildRule {
  static let endPushedOut = WildRule(
    "EndPushedOut", mistake: "In a full field, what is typed pushes the end out.",
    source: "https://github.com/infor-design/enterprise/issues/7274",
    caughtBy: ["InsertionLosesNothingThatFits", "CaretStaysBesideWhatWasTyped"],
    patterns: WrongPatternFields(\.noRoom, .newestGoes, as: .lastGoes))
}
