import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let daysLost = WildRule(
    "DaysLost", mistake: "A time is written as that of a day, so that 25 hours are one.",
    source: "https://github.com/moment/moment/issues/981",
    caughtBy: ["PedometerSaysWhatItKnows", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      let day = question.time.microseconds % 86_400_000_000
      guard question.form.parts == .hoursMinutesSeconds, day < 86_399_000_000,
        let time = try? ElapsedTime(microseconds: day)
      else { return question.text }
      return ModelRuns().text(of: time, as: question.form, rounding: question.rounding)
    })
}
