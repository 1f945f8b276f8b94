import InputLaws
import InputRules

extension WildRule {
  static let doubleAsInteger = WildRule(
    "DoubleAsInteger", mistake: "%02.2d prints a double as 00.",
    source: Article.runs,
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in question.text.dropLast(2) + "00" })
}
