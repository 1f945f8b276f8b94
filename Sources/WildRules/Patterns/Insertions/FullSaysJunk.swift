import InputLaws
import InputRules

extension WildRule {
  static let fullSaysJunk = WildRule(
    "FullSaysJunk", mistake: "Of a digit that has no room the field says that it doesn't fit.",
    source: "our own",
    caughtBy: ["InsertionLosesNothingThatFits", "RefusedOverflowChangesNothing"],
    patterns: WrongPatternFields(insertions: { question in
      question.decision.reason == nil ? question.decision : .refuse(.notFormatted(.fitsNoSlot))
    }))
}
