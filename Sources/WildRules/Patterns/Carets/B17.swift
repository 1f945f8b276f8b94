import InputLaws
import InputRules

extension WildRule {
  static let b17 = WildRule(
    "B17", mistake: "The caret leaves out the literals that come: 9999, typed 1 to 4, gives 12-4.",
    source: "https://github.com/fabiomcosta/jquery-meiomask/issues/23",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "TypingEqualsPasting"],
    patterns: WrongPatternFields(insertions: { question in
      let caret = question.edit.range.location + question.edit.replacement.utf16.count
      return question.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(caret, end)))
      }
    }))
}
