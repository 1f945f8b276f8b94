import InputLaws
import InputRules

extension WildRule {
  static let pasteEndsAtJunk = WildRule(
    "PasteEndsAtJunk", mistake: "A paste ends at the first scalar that fits nothing.",
    source: "our own",
    caughtBy: ["InsertionLosesNothingThatFits", "TypingEqualsPasting"],
    patterns: WrongPatternFields(insertions: { question in
      let text = question.edit.replacement.unicodeScalars.prefix(while: question.pattern.knows)
      return text.isEmpty
        ? question.decision : question.decision(replacing: question.edit.range, with: String(text))
    }))
}
