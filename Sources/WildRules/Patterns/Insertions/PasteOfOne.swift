import InputLaws
import InputRules

extension WildRule {
  static let pasteOfOne = WildRule(
    "PasteOfOne", mistake: "Of a paste only the first scalar goes in.",
    source: "our own",
    caughtBy: ["TypingEqualsPasting", "InsertionLosesNothingThatFits"],
    patterns: WrongPatternFields(insertions: { question in
      let first = question.edit.replacement.unicodeScalars.prefix(1)
      return question.decision(replacing: question.edit.range, with: String(first))
    }))
}
