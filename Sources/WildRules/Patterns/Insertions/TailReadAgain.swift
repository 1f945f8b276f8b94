import InputLaws
import InputRules

extension WildRule {
  static let tailReadAgain = WildRule(
    "TailReadAgain", mistake: "What stands behind an edit is read as if it were typed again.",
    source: "https://github.com/RedMadRobot/input-mask-ios/issues/44",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "DeletionTakesOnlyItsContent"],
    patterns: WrongPatternFields(\.reading, .aligned, as: .again))
}
