import InputLaws
import InputRules

extension WildRule {
  static let junkRefusesAll = WildRule(
    "JunkRefusesAll", mistake: "A paste is refused if one scalar of it fits nothing.",
    source: "our own",
    caughtBy: ["InsertionLosesNothingThatFits", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      question.edit.replacement.unicodeScalars.allSatisfy(question.pattern.knows)
        ? question.decision : .refuse(.notFormatted(.fitsNoSlot))
    }))
}
