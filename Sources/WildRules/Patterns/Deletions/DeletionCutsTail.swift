import InputLaws
import InputRules

extension WildRule {
  static let deletionCutsTail = WildRule(
    "DeletionCutsTail", mistake: "A deletion takes all that stands behind it away.",
    source: "our own",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      var range = question.edit.range
      range.length = question.state.text.utf16.count - range.location
      return question.decision(replacing: range, with: "")
    }))
}
