import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let valueLiteralWritten = WildRule(
    "ValueLiteralWritten",
    mistake: "A literal that belongs to the value is written as if it didn't.",
    source: "our own",
    caughtBy: ["NotationEqualsModel"],
    patterns: WrongNotations(writing: { (pattern, notation) throws(PatternError) in
      let elements = pattern.elements.map { $0.literal.map { .literal($0) } ?? $0 }
      return try ModelPatterns().text(of: Pattern(elements), in: notation)
    }))
}
