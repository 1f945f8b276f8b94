import InputLaws
import InputRules

extension WildRule {
  static let restsAveraged = WildRule(
    "RestsAveraged", mistake: "A list of rests has the least speed there is.",
    source: "https://github.com/GoldenCheetah/GoldenCheetah/issues/842",
    caughtBy: ["AverageIsTotalOverTotal", "IntervalsEqualModel"],
    runs: WrongAverages { average, _ in
      guard average == .failure(.zero) else { return average }
      return Result { () throws(RunProblem) in
        try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: ElapsedTime.limit))
      }
    })
}
