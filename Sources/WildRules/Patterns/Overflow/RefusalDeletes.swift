import InputLaws
import InputRules

extension WildRule {
  static let refusalDeletes = WildRule(
    "RefusalDeletes", mistake: "A paste that is refused for want of room deletes what is selected.",
    source: "our own",
    caughtBy: ["RefusedOverflowChangesNothing", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.decision.reason == .notFormatted(.full), question.edit.range.length > 0
      else { return question.decision }
      return question.decision(replacing: question.edit.range, with: "")
    }))
}
