import InputLaws
import InputRules

extension WildRule {
  static let b18 = WildRule(
    "B18", mistake: "A literal can't be deleted.",
    source: "https://github.com/text-mask/text-mask/issues/658",
    caughtBy: ["PlainEditsAreAccepted", "BackspaceEmptiesThePattern"],
    patterns: WrongPatternFields(deletions: { question in
      question.takesNoContent ? .refuse(.notFormatted(.fitsNoSlot)) : question.decision
    }))
}
