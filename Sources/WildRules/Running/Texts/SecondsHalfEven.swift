import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let secondsHalfEven = WildRule(
    "SecondsHalfEven", mistake: "Half a second is rounded to the even one.",
    source: "our own",
    caughtBy: ["SecondsNeverReachSixty"],
    runs: WrongTimeTexts { question in
      let isEven = question.time.microseconds / 1_000_000 % 2 == 0
      guard isEven, question.time.microseconds % 1_000_000 == 500_000 else { return question.text }
      return ModelRuns().text(of: question.time, as: question.form, rounding: .down)
    })
}
