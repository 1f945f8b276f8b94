import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let sixtySecondsRead = WildRule(
    "SixtySecondsRead", mistake: "1:75 is read as 135 seconds.",
    source: "https://github.com/nushell/nushell/pull/17781",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings { time, text, form in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard case .failure = time, let seconds = parts.last.flatMap({ Int($0) }),
        (60...99).contains(seconds),
        let head = try? ModelRuns().time(of: text.dropLast(2) + "00", as: form)
      else { return time }
      let microseconds = head.microseconds + seconds * 1_000_000
      return Result { () throws(RunProblem) in try ElapsedTime(microseconds: microseconds) }
    })
}
