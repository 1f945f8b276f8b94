import InputLaws
import InputRules

extension WildRule {
  static let backslashKept = WildRule(
    "BackslashKept",
    mistake: "A backslash makes a literal of what is behind it, and stays one itself.",
    source: "https://github.com/openwall/john/issues/841",
    caughtBy: ["NotationMeansItsParts", "NotationEqualsModel"],
    patterns: WrongNotations(misreading: { text in
      text.rewritingNotation { scalar, isEscaped in (isEscaped ? "\\\\\\" : "") + String(scalar) }
    }))
}
