import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let negativeTimePositive = WildRule(
    "NegativeTimePositive", mistake: "A negative time loses its sign.",
    source: "https://github.com/jsmreese/moment-duration-format/issues/21",
    caughtBy: ["BadQuantitiesAreRefused", "RunQuantitiesEqualModel"],
    runs: WrongTimes { time, seconds in
      guard time == .failure(.negative) else { return time }
      return Result { () throws(RunProblem) in try ModelRuns().time(seconds: -seconds) }
    })
}
