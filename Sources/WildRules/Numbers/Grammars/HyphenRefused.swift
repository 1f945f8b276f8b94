import InputLaws
import InputRules

extension WildRule {
  static let hyphenRefused = WildRule(
    "HyphenRefused",
    mistake:
      "In a locale with a minus sign of its own, the hyphen of the keyboard is none.",
    source: "https://github.com/globalizejs/globalize/issues/636",
    caughtBy: [
      "ProblemsNameWhatMayFollow", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
      "ValueEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      scalars[place] == "-" && !format.symbols.minusSign.unicodeScalars.contains("-")
    }))
}
