import InputLaws
import InputRules

extension WildRule {
  static let lastUnitDropped = WildRule(
    "LastUnitDropped",
    mistake: "Formatting drops a literal at the end that belongs to the value.",
    source: "our own",
    caughtBy: ["LiteralsAreNeverContent", "PatternTextsEqualModel"],
    patterns: WrongPatternTexts(formatted: { question in
      guard case .literal(let last, inValue: true)? = question.pattern.elements.last,
        question.formatted.unicodeScalars.last == last
      else { return question.formatted }
      return String(String.UnicodeScalarView(question.formatted.unicodeScalars.dropLast()))
    }))
}
