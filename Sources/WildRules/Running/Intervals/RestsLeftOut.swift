import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let restsLeftOut = WildRule(
    "RestsLeftOut", mistake: "The average leaves out the time of rests.",
    source: "https://github.com/SauceLLC/sauce4strava/issues/99",
    caughtBy: ["AverageIsTotalOverTotal", "IntervalsEqualModel"],
    runs: WrongAverages { average, intervals in
      let moving = intervals.filter { $0.distance != .zero }
      guard case .success = average, !moving.isEmpty else { return average }
      return Result { () throws(RunProblem) in try ModelRuns().averageSpeed(of: moving) }
    })
}
