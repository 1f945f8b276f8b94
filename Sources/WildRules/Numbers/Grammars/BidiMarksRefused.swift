import InputLaws
import InputRules

extension WildRule {
  static let bidiMarksRefused = WildRule(
    "BidiMarksRefused", mistake: "The marks that keyboards put around a sign aren't expected.",
    source: "https://github.com/DevExpress/DevExtreme/pull/3615",
    caughtBy: [
      "EveryCompleteNumberCanBeTyped", "StrangersAreRefused", "ValueKeepsEveryDigit",
      "JudgingEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, _ in
      ["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalars[place])
    }))
}
