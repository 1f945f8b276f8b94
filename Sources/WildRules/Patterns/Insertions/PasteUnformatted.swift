import InputLaws
import InputRules

extension WildRule {
  static let pasteUnformatted = WildRule(
    "PasteUnformatted", mistake: "What is pasted isn't formatted, and isn't looked at.",
    source: "https://github.com/FellippeHeitor/InForm/issues/30",
    caughtBy: ["PatternFieldKeepsItsForm", "TypingEqualsPasting"],
    patterns: WrongPatternFields(insertions: { question in
      question.edit.replacement.unicodeScalars.count > 1
        ? .accept(question.plain) : question.decision
    }))
}
