import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let alwaysPadded = WildRule(
    "AlwaysPadded", mistake: "The first part has two digits, asked for or not.",
    source: Article.pickers,
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      ModelRuns().text(of: question.time, as: question.form.padded, rounding: question.rounding)
    })
}
