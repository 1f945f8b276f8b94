import InputLaws
import InputRules

extension WildRule {
  static let signlessExponent = WildRule(
    "SignlessExponent", mistake: "In a format without signs the exponent may have none either.",
    source: "our own",
    caughtBy: [
      "ValueKeepsEveryDigit", "ProblemsNameWhatMayFollow", "EveryCompleteNumberCanBeTyped",
      "JudgingEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      let signs = ["+-", format.symbols.plusSign, format.symbols.minusSign].joined().unicodeScalars
      return format.signs == .none && place > 0 && signs.contains(scalars[place])
    }))
}
