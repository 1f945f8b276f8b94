import InputLaws
import InputRules

extension WildRule {
  static let repairFormatsAgain = WildRule(
    "RepairFormatsAgain", mistake: "A repair types a text anew that has its form already.",
    source: "https://github.com/uNmAnNeR/imaskjs/issues/368",
    caughtBy: ["PatternFieldTakesItsOwnText", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(repaired: { $0.pattern.elements.isEmpty ? nil : $0.typed }))
}
