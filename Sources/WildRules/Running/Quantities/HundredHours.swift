import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let hundredHours = WildRule(
    "HundredHours", mistake: "A clock may show any number of hours.",
    source: "our own",
    caughtBy: ["RunQuantitiesEqualModel"],
    runs: WrongClocks { time, parts in
      guard time == .failure(.noClockTime), (100...9_999).contains(parts[0]),
        let rest = try? ModelRuns().time(hours: 0, minutes: parts[1], seconds: parts[2])
      else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: rest.microseconds + parts[0] * 3_600_000_000)
      }
    })
}
