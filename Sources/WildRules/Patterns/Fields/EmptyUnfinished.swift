import InputLaws
import InputRules

extension WildRule {
  static let emptyUnfinished = WildRule(
    "EmptyUnfinished", mistake: "At the end a field that was left empty is called unfinished.",
    source: "our own",
    caughtBy: ["TextsAreReadByPlace", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(finalObjection: { question in
      let isOpen = question.objection == nil && !question.isComplete
      return isOpen ? .notFormatted(.incomplete) : question.finalObjection
    }))
}
