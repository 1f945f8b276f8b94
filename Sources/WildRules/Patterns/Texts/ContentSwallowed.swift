import InputLaws
import InputRules

extension WildRule {
  static let contentSwallowed = WildRule(
    "ContentSwallowed",
    mistake: "What is formatted loses its first digit if it equals one of the prefix.",
    source: "https://github.com/RedMadRobot/input-mask-ios/issues/109",
    caughtBy: ["FormattingKeepsItsContent", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(formatted: { $0.formatted { $0.lookalikes = .literals } }))
}
