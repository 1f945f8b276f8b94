import InputLaws
import InputRules

extension WildRule {
  static let escapeForgotten = WildRule(
    "EscapeForgotten",
    mistake: "A backslash is a literal, and what stands behind it still is a slot.",
    source: "https://github.com/text-mask/text-mask/pull/42",
    caughtBy: ["NotationMeansItsParts", "NotationEqualsModel"],
    patterns: WrongNotations(misreading: { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\" : "") + String(scalar) }
    }))
}
