import InputLaws
import InputRules

extension WildRule {
  static let contentByKind = WildRule(
    "ContentByKind", mistake: "The content is every digit of the text, those of literals too.",
    source: "https://github.com/VojtaStavik/VSTextField",
    caughtBy: ["TextsAreReadByPlace", "FormattingKeepsItsContent"],
    patterns: WrongPatternTexts(content: { question in
      question.pattern.elements.isEmpty
        ? question.text : String(scalars: question.text.scalars.filter(question.pattern.takes))
    }))
}
