import InputLaws
import InputRules

extension WildRule {
  static let typedTwice = WildRule(
    "TypedTwice", mistake: "What makes a literal appear goes in twice.",
    source: "https://github.com/santalu/maskara/issues/19",
    caughtBy: ["CaretStaysBesideWhatWasTyped", "TypingEqualsPasting"],
    patterns: WrongPatternFields(insertions: { question in
      guard case .rewrite(let next) = question.decision else { return question.decision }
      return question.decision(
        about: Edit(replacing: next.selection, with: question.edit.replacement), on: next)
    }))
}
