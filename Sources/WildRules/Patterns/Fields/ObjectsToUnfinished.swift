import InputLaws
import InputRules

extension WildRule {
  static let objectsToUnfinished = WildRule(
    "ObjectsToUnfinished", mistake: "A field objects to a text whose slots aren't filled yet.",
    source: "our own",
    caughtBy: ["PatternFieldTakesItsOwnText", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(objection: { $0.finalObjection }))
}
