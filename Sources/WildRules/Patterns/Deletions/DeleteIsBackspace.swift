import InputLaws
import InputRules

extension WildRule {
  static let deleteIsBackspace = WildRule(
    "DeleteIsBackspace",
    mistake: "A forward deletion is treated as a backspace from behind its range.",
    source: "https://github.com/bastillion-io/Bastillion/issues/14",
    caughtBy: ["TakingTakesTheNearestContent", "SkippingPassesTheLiterals"],
    patterns: WrongPatternFields(deletions: { question in
      guard question.state.selection.length == 0 else { return question.decision }
      return question.decision(
        about: question.edit, on: question.state.selecting(.caret(at: question.end)))
    }))
}
