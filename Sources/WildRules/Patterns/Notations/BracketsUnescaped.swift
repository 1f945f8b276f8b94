import InputLaws
import InputRules

extension WildRule {
  static let bracketsUnescaped = WildRule(
    "BracketsUnescaped",
    mistake: "A backslash before a bracket is overlooked: the tail begins or ends there.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/930",
    caughtBy: ["NotationMeansItsParts", "NotationIsReadBack"],
    patterns: WrongNotations(misreading: { text in
      text.rewritingNotation { scalar, isEscaped in
        let isBracket = scalar == "[" || scalar == "]"
        return (isEscaped && !isBracket ? "\\" : "") + String(scalar)
      }
    }))
}
