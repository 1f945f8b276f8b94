import InputLaws
import InputRules

extension WildRule {
  static let typedAtTheEnd = WildRule(
    "TypedAtTheEnd", mistake: "What is typed comes to the end, wherever the caret is.",
    source: "https://github.com/signalapp/Signal-iOS/pull/85",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.edit.range.length == 0 else { return question.decision }
      let end = TextRange.caret(at: question.state.text.utf16.count)
      return question.decision(replacing: end, with: question.edit.replacement)
    }))
}
