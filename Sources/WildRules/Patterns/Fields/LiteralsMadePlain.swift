import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let literalsMadePlain = WildRule(
    "LiteralsMadePlain",
    mistake: "Normalising makes hyphens and spaces of a pattern’s own literals.",
    source: "our own",
    caughtBy: ["NormalisingKeepsPatternTexts"],
    patterns: FormatlessPatterns())
}

private struct FormatlessPatterns: WrongFormatting {
  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    FormatlessField(model: ModelPatternField(pattern, policies))
  }
}
