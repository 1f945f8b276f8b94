import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let meanOfPaces = WildRule(
    "MeanOfPaces", mistake: "The average pace is the mean of the intervals’ paces.",
    source: "https://github.com/yihong0618/running_page/pull/399",
    caughtBy: ["AverageIsTotalOverTotal", "IntervalsEqualModel"],
    runs: WrongAverages { average, intervals in
      guard case .success(let right) = average else { return average }
      let paces = intervals.compactMap { interval in
        let pace = try? Pace(interval.time, for: interval.distance)
        return pace.map { ModelRuns().seconds(of: $0, per: .meters) }
      }
      let mean = paces.reduce(0, +) / Double(paces.count)
      let pace = try? ModelRuns().pace(seconds: mean, per: .meters)
      return .success(pace.map { ModelRuns().speed(of: $0) } ?? right)
    })
}
