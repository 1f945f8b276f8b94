import InputLaws
import InputRules

extension WildRule {
  static let repairCaretAtEnd = WildRule(
    "RepairCaretAtEnd", mistake: "A repair leaves the caret at the end.", source: "our own",
    caughtBy: ["RepairsLoseNothingUntold", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(repaired: { $0.objection == nil ? nil : $0.formatted }))
}
