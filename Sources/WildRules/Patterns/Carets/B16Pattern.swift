import InputLaws
import InputRules

extension WildRule {
  static let b16Pattern = WildRule(
    "B16Pattern", mistake: "Where the text is written anew, the caret is thrown to its end.",
    source: "https://github.com/jobandtalent/AnimatedTextInput/pull/70",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "DeletionTakesOnlyItsContent"],
    patterns: WrongPatternFields(edits: { question in
      guard case .rewrite(let next) = question.decision else { return question.decision }
      return question.showing(FieldState(next.text))
    }))
}
