import InputLaws
import InputRules

extension WildRule {
  static let secondsUnpadded = WildRule(
    "SecondsUnpadded", mistake: "Seconds below ten have one digit.",
    source: "https://github.com/jdrescher2006/Laufhelden/pull/161",
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      let text = question.text
      let isSmall = text.dropLast().last == "0"
      return isSmall ? String(text.dropLast(2) + text.suffix(1)) : text
    })
}
