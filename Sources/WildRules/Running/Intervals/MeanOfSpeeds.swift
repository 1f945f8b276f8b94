import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let meanOfSpeeds = WildRule(
    "MeanOfSpeeds", mistake: "The average speed is the mean of the intervals’ speeds.",
    source: "https://github.com/monsdar/dynrow/issues/16",
    caughtBy: ["AverageIsTotalOverTotal", "IntervalsEqualModel"],
    runs: WrongAverages { average, intervals in
      guard case .success(let right) = average else { return average }
      let speeds = intervals.map { interval in
        let speed = try? Speed(interval.distance, in: interval.time)
        return speed.map { ModelRuns().value(of: $0, in: .metersPerSecond) } ?? 0
      }
      let mean = speeds.reduce(0, +) / Double(speeds.count)
      return .success((try? ModelRuns().speed(mean, .metersPerSecond)) ?? right)
    })
}
