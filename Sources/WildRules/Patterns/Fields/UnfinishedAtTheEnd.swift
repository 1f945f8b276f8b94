import InputLaws
import InputRules

extension WildRule {
  static let unfinishedAtTheEnd = WildRule(
    "UnfinishedAtTheEnd", mistake: "At the end a field takes a text whose slots aren't filled.",
    source: "our own",
    caughtBy: ["TextsAreReadByPlace", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(finalObjection: { $0.objection }))
}
