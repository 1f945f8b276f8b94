import InputLaws
import InputRules

extension WildRule {
  static let loneBracketTaken = WildRule(
    "LoneBracketTaken", mistake: "A closing bracket without its partner is a literal.",
    source: "our own",
    caughtBy: ["MalformedNotationIsRefused", "NotationEqualsModel"],
    patterns: WrongNotations(misreading: { text in
      var isOpen = false
      return text.rewritingNotation { scalar, isEscaped in
        if scalar == "[" && !isEscaped { isOpen = true }
        let isLone = scalar == "]" && !isOpen
        return (isEscaped || isLone ? "\\" : "") + String(scalar)
      }
    }))
}
