import InputLaws
import InputRules

extension WildRule {
  static let severalRefused = WildRule(
    "SeveralRefused",
    mistake: "Edits of several ranges are refused, though each choice would be accepted.",
    source: "our own",
    caughtBy: ["PatternSeveralRangesHold"],
    patterns: WrongPatternChoices { _, _, _ in .refuse(.refusedByRule("one range at a time")) })
}
