import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let tailUnwritten = WildRule(
    "TailUnwritten", mistake: "A tail is written without its brackets.",
    source: "our own",
    caughtBy: ["NotationIsReadBack", "NotationEqualsModel"],
    patterns: WrongNotations(writing: { (pattern, notation) throws(PatternError) in
      try ModelPatterns().text(of: pattern, in: notation).withoutBrackets
    }))
}
