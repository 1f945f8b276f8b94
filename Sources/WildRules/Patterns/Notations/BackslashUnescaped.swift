import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let backslashUnescaped = WildRule(
    "BackslashUnescaped",
    mistake: "A literal backslash is written as one, and escapes what is behind it.",
    source: "our own",
    caughtBy: ["NotationIsReadBack"],
    patterns: WrongNotations(writing: { (pattern, notation) throws(PatternError) in
      let text = try ModelPatterns().text(of: pattern, in: notation)
      return text.rewritingNotation { scalar, isEscaped in
        (isEscaped && scalar != "\\" ? "\\" : "") + String(scalar)
      }
    }))
}
