import InputLaws
import InputRules

extension WildRule {
  static let caretUnmoved = WildRule(
    "CaretUnmoved", mistake: "The caret stays before what is typed.",
    source: "https://github.com/cwill747/angular-libphonenumber/issues/90",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "TypingEqualsPasting"],
    patterns: WrongPatternFields(insertions: { question in
      question.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(question.edit.range.location, end)))
      }
    }))
}
