import InputLaws
import InputRules

extension WildRule {
  static let emptyPatternEmpties = WildRule(
    "EmptyPatternEmpties", mistake: "Without a pattern a formatted text is empty.",
    source: "our own",
    caughtBy: ["EmptyPatternLeavesTexts", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(formatted: { $0.pattern.elements.isEmpty ? "" : $0.formatted }))
}
