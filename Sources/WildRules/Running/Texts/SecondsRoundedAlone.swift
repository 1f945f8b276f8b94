import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let secondsRoundedAlone = WildRule(
    "SecondsRoundedAlone", mistake: "Seconds are rounded by themselves, so that 59.99 are 0:60.",
    source: "https://github.com/drkostas/soma/issues/321",
    caughtBy: ["SecondsNeverReachSixty", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      let second = question.time.microseconds / 1_000_000 % 60
      let part = question.time.microseconds % 1_000_000
      guard question.rounding == .nearest, second == 59, part >= 500_000 else {
        return question.text
      }
      let down = ModelRuns().text(of: question.time, as: question.form, rounding: .down)
      return down.dropLast(2) + "60"
    })
}
