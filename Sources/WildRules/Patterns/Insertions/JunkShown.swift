import InputLaws
import InputRules

extension WildRule {
  static let junkShown = WildRule(
    "JunkShown", mistake: "What fits nothing is shown, and goes with the next edit.",
    source: "https://github.com/igorescobar/jQuery-Mask-Plugin/issues/191",
    caughtBy: ["JunkChangesNothing", "PatternFieldKeepsItsForm"],
    patterns: WrongPatternFields(insertions: { question in
      question.decision.reason == .notFormatted(.fitsNoSlot)
        ? .accept(question.plain) : question.decision
    }))
}
