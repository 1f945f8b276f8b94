import InputLaws
import InputRules

extension WildRule {
  static let objectsToFormatted = WildRule(
    "ObjectsToFormatted",
    mistake: "A field objects to its own text if typing it would give another.",
    source: "https://github.com/RedMadRobot/input-mask-ios/issues/104",
    caughtBy: ["PatternFieldTakesItsOwnText", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(objection: { question in
      question.objection
        ?? (question.typed.utf8.elementsEqual(question.text.utf8) ? nil : .reformatted)
    }))
}
