import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let minutesCut = WildRule(
    "MinutesCut", mistake: "Minutes and seconds are cut, hours are rounded.",
    source: Article.pickers,
    caughtBy: ["TextsAreReadBack", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      let isShort = question.form.parts == .minutesSeconds
      let rounding = isShort ? .down : question.rounding
      return ModelRuns().text(of: question.time, as: question.form, rounding: rounding)
    })
}
