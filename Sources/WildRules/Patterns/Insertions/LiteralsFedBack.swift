import InputLaws
import InputRules

extension WildRule {
  static let literalsFedBack = WildRule(
    "LiteralsFedBack",
    mistake: "The digits of the field's own literals become content with each edit.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/379",
    caughtBy: ["BackspaceEmptiesThePattern", "DeletionTakesOnlyItsContent"],
    patterns: WrongPatternFields(policies: { $0.reading = .contentOnly }))
}
