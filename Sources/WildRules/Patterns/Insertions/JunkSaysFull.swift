import InputLaws
import InputRules

extension WildRule {
  static let junkSaysFull = WildRule(
    "JunkSaysFull", mistake: "Of what fits nothing the field says that it has no room.",
    source: "our own",
    caughtBy: ["JunkChangesNothing", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      question.decision.reason == nil ? question.decision : .refuse(.notFormatted(.full))
    }))
}
