import InputLaws
import InputRules

extension WildRule {
  static let ownMinusRefused = WildRule(
    "OwnMinusRefused", mistake: "The locale's minus sign is written, but not read.",
    source: "https://github.com/grobidOrg/grobid/issues/980",
    caughtBy: [
      "WritingIsReadBack", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
      "JudgingEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      scalars[place] == "\u{2212}" && format.symbols.minusSign.unicodeScalars.contains("\u{2212}")
    }))
}
