import InputLaws
import InputRules

extension WildRule {
  static let contentWithoutLookalikes = WildRule(
    "ContentWithoutLookalikes", mistake: "What equals a literal of the pattern is never content.",
    source: "https://github.com/text-mask/text-mask/issues/689",
    caughtBy: ["TextsAreReadByPlace", "FormattingKeepsItsContent"],
    patterns: WrongPatternTexts(content: { question in
      String(scalars: question.content.scalars.filter { !question.pattern.literals.contains($0) })
    }))
}
