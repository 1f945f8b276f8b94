import InputLaws
import InputRules

extension WildRule {
  static let takesTwo = WildRule(
    "TakesTwo", mistake: "A backspace on a literal takes two digits.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/2232",
    caughtBy: ["TakingTakesTheNearestContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      guard question.takesNoContent, question.policies.backspace == .takes,
        let next = question.decision.newState, next.selection.location > 0,
        let last = next.text(in: TextRange(location: 0, length: next.selection.location))
          .unicodeScalars.last
      else { return question.decision }
      let width = UTF16.width(last)
      let before = TextRange(location: next.selection.location - width, length: width)
      return question.decision(about: Edit(replacing: before, with: ""), on: next)
    }))
}
