import InputLaws
import InputRules

extension WildRule {
  static let valueForeseen = WildRule(
    "ValueForeseen", mistake: "The value has literals that aren't in the text yet.",
    source: "our own",
    caughtBy: ["TextsAreReadByPlace", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(value: { question in
      let (pattern, value) = (question.pattern, question.value)
      let ahead = pattern.elements.filter(\.isLiteralOfValue).compactMap(\.literal)
      let count = value.unicodeScalars.count - question.content.unicodeScalars.count
      return pattern.elements.isEmpty ? value : value + String(scalars: ahead.dropFirst(count))
    }))
}
