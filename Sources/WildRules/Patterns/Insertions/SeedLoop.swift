import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  /// A digit among the literals becomes content again, so a backspace behind it is stuck.
  static let seedLoop = WildRule(
    "SeedLoop", mistake: "Each edit runs the article's loop, whatever the policies say.",
    source: Article.formatting,
    caughtBy: ["BackspaceEmptiesThePattern", "TypingFormattedTextGivesIt"],
    patterns: WrongPatternFields(edits: {
      ModelPatternField($0.pattern, .seed).decide($0.edit, on: $0.state)
    }))
}
