import InputLaws
import InputRules

extension WildRule {
  static let caretThreeOn = WildRule(
    "CaretThreeOn", mistake: "What is typed before a literal moves the caret by three.",
    source: "https://github.com/natintosh/intl_phone_number_input/issues/65",
    caughtBy: ["CaretStaysInsideTheText", "CaretStaysBesideWhatWasTyped"],
    patterns: WrongPatternFields(insertions: { question in
      let before = question.head + question.replaced
      guard question.beginsWithLiteral(question.tail, behind: before) else {
        return question.decision
      }
      return question.changing { $0.placingCaret(unchecked: question.edit.range.location + 3) }
    }))
}
