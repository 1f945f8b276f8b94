import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let escapeUnwritten = WildRule(
    "EscapeUnwritten", mistake: "A literal that looks like a slot is written without a backslash.",
    source: "our own",
    caughtBy: ["NotationIsReadBack", "NotationEqualsModel"],
    patterns: WrongNotations(writing: { (pattern, notation) throws(PatternError) in
      let text = try ModelPatterns().text(of: pattern, in: notation)
      return text.rewritingNotation { scalar, isEscaped in
        (isEscaped && notation.slots[scalar] == nil ? "\\" : "") + String(scalar)
      }
    }))
}
