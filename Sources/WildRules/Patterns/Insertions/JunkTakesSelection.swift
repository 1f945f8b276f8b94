import InputLaws
import InputRules

extension WildRule {
  static let junkTakesSelection = WildRule(
    "JunkTakesSelection",
    mistake: "What fits nothing is refused, and what is selected goes all the same.",
    source: "our own",
    caughtBy: ["JunkChangesNothing", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.decision.reason == .notFormatted(.fitsNoSlot),
        question.edit.range.length > 0
      else { return question.decision }
      return question.decision(replacing: question.edit.range, with: "")
    }))
}
