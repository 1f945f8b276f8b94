import InputLaws
import InputRules

extension WildRule {
  static let selectionTakesMore = WildRule(
    "SelectionTakesMore",
    mistake: "To delete a selection of literals takes the digit before it too.",
    source: "our own",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(policies: { $0.selection = .takes }))
}
