import InputLaws
import InputRules

extension WildRule {
  static let commaForPoint = WildRule(
    "CommaForPoint",
    mistake:
      "Every decimal separator is a comma, also where the locale writes a point.",
    source: "https://github.com/3lvis/Form/issues/512",
    caughtBy: [
      "EveryBeginningCanBeCompleted", "ProblemsNameWhatMayFollow", "EveryDoubleIsReadBack",
      "JudgingEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      scalars[place] == format.symbols.decimalSeparator && scalars[place] != ","
    }))
}
