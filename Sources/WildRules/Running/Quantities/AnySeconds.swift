import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let anySeconds = WildRule(
    "AnySeconds", mistake: "A clock may show sixty seconds.",
    source: "https://github.com/moment/luxon/issues/214",
    caughtBy: ["RunQuantitiesEqualModel"],
    runs: WrongClocks { time, parts in
      guard time == .failure(.noClockTime), parts[2] == 60,
        let rest = try? ModelRuns().time(hours: parts[0], minutes: parts[1], seconds: 0)
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + 60_000_000)
      }
    })
}
