import InputLaws
import InputRules

extension WildRule {
  static let selectionTakesRoom = WildRule(
    "SelectionTakesRoom", mistake: "In a full field nothing can be typed over a selection.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/86",
    caughtBy: ["InsertionLosesNothingThatFits", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      let filled = question.content(of: question.state.text).count
      return question.edit.range.length > 0 && filled >= question.pattern.slots.count
        ? .refuse(.notFormatted(.full)) : question.decision
    }))
}
