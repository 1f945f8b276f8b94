import InputLaws
import InputRules

extension WildRule {
  static let b18Forward = WildRule(
    "B18Forward",
    mistake: "A forward deletion of a literal leaves the caret where it is, for ever.",
    source: "https://github.com/text-mask/text-mask/issues/230",
    caughtBy: ["BackspaceEmptiesThePattern", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      let isForward = question.edit.range.location == question.state.selection.location
      return question.takesNoContent && isForward && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }))
}
