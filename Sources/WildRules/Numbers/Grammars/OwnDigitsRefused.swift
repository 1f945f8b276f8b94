import InputLaws
import InputRules

extension WildRule {
  static let ownDigitsRefused = WildRule(
    "OwnDigitsRefused", mistake: "The locale's own digits can't be typed.",
    source: "https://github.com/enketo/enketo-core/issues/972",
    caughtBy: [
      "WritingIsReadBack", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
      "ValueEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      format.symbols.digits.contains(scalars[place]) && !scalars[place].isASCII
    }))
}
