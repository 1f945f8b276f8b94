import InputLaws
import InputRules

extension WildRule {
  static let b18Stuck = WildRule(
    "B18Stuck", mistake: "A backspace on a literal changes nothing, however often.",
    source: "https://github.com/pinball83/Masked-Edittext/issues/5",
    caughtBy: ["BackspaceEmptiesThePattern", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      let isBackspace = question.end == question.state.selection.location
      return question.takesNoContent && isBackspace && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }))
}
