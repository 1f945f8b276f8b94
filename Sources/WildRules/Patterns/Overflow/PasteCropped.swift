import InputLaws
import InputRules

extension WildRule {
  static let pasteCropped = WildRule(
    "PasteCropped", mistake: "A paste over a selection is cropped to the room that is beside it.",
    source: "https://github.com/sanniassin/react-input-mask/issues/106",
    caughtBy: ["InsertionLosesNothingThatFits", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      let room = question.pattern.elements.count - question.state.text.unicodeScalars.count
      let cropped = question.edit.replacement.scalars.prefix(max(1, room))
      return question.edit.range.length == 0
        ? question.decision
        : question.decision(replacing: question.edit.range, with: String(scalars: cropped))
    }))
}
