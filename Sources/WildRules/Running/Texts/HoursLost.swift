import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let hoursLost = WildRule(
    "HoursLost", mistake: "Minutes go from 0 to 59 even where there are no hours.",
    source: Article.pickers,
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      let hour = question.time.microseconds % 3_600_000_000
      guard question.form.parts == .minutesSeconds, hour < 3_599_000_000,
        let time = try? ElapsedTime(microseconds: hour)
      else { return question.text }
      return ModelRuns().text(of: time, as: question.form, rounding: question.rounding)
    })
}
