import InputLaws
import InputRules

extension WildRule {
  static let seedCaret = WildRule(
    "SeedCaret", mistake: "The caret is at the end of the text, whatever was edited.",
    source: Article.formatting,
    caughtBy: ["CaretStaysBesideWhatWasTyped", "DeletionTakesOnlyItsContent"],
    patterns: WrongPatternFields(policies: { policies in
      (policies.insertionCaret, policies.deletionCaret) = (.end, .end)
    }))
}
