import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let anyMinutes = WildRule(
    "AnyMinutes", mistake: "A clock may show sixty minutes, or more.",
    source: Article.runs,
    caughtBy: ["RunQuantitiesEqualModel"],
    runs: WrongClocks { time, parts in
      guard time == .failure(.noClockTime), (60...9_999).contains(parts[1]),
        let rest = try? ModelRuns().time(hours: parts[0], minutes: 0, seconds: parts[2])
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + parts[1] * 60_000_000)
      }
    })
}
