import PropertyTesting

/// How fast a workload is checked, by the engine and by hand, in turns.
struct Rate {
  static let rounds = 9

  private var ours: [Double] = []
  private var byHand: [Double] = []

  private init(_ workload: Workload) {
    let cases = EngineBenchmarks.isDebug ? workload.cases / 20 : workload.cases
    for round in 0..<Self.rounds {
      let settings = RunSettings(cases: cases, seed: UInt64(round))
      ours.append(Self.rate(cases) { _ = Run.check(workload.claim, settings) })
      if let loop = workload.byHand { byHand.append(Self.rate(cases) { loop(cases) }) }
    }
  }

  /// Prints how many thousand cases are checked per second, and the share of the loop's speed.
  static func print(_ workload: Workload) {
    if Report.isLabels { return Report.add([workload.name, "…", "…"]) }
    let rate = Rate(workload)
    let shares = zip(rate.ours, rate.byHand).map { $0 / $1 * 100 }
    Report.add([workload.name, spread(rate.ours.map { $0 / 1e3 }), spread(shares)])
  }

  private static func rate(_ cases: Int, _ work: () -> Void) -> Double {
    Double(cases) / (ContinuousClock().measure(work) / .seconds(1))
  }

  private static func spread(_ figures: [Double]) -> String {
    let sorted = figures.sorted().map { "\(Int($0 + 0.5))" }
    guard let least = sorted.first, let most = sorted.last else { return "" }
    return "\(sorted[sorted.count / 2]) (\(least) … \(most))"
  }
}
