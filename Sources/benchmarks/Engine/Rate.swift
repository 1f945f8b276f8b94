import PropertyTesting

/// How fast a workload is judged, by the engine and by hand, turn by turn.
struct Rate {
  static let rounds = 9

  private var ours: [Double] = []
  private var byHand: [Double] = []
  private let name: String

  init(_ workload: Workload) {
    name = workload.name
    let cases = EngineBenchmarks.isDebug ? workload.cases / 20 : workload.cases
    for round in 0..<Self.rounds {
      let settings = RunSettings(cases: cases, seed: UInt64(round))
      ours.append(Self.rate(cases) { _ = Run.check(workload.claim, settings) })
      if let loop = workload.byHand { byHand.append(Self.rate(cases) { loop(cases) }) }
    }
  }

  func print() {
    let padded = name + String(repeating: " ", count: max(1, 38 - name.count))
    guard !byHand.isEmpty else {
      return Swift.print(padded + spread(ours.map { $0 / 1e6 }, "M/s", places: 1))
    }
    let shares = zip(ours, byHand).map { $0 / $1 * 100 }
    Swift.print(
      padded + spread(ours.map { $0 / 1e3 }, "k/s", places: 0) + ", by hand "
        + spread(byHand.map { $0 / 1e3 }, "k/s", places: 0))
    Swift.print(String(repeating: " ", count: 38) + "that is " + spread(shares, "%", places: 0))
  }

  private static func rate(_ cases: Int, _ work: () -> Void) -> Double {
    Double(cases) / (ContinuousClock().measure(work) / .seconds(1))
  }

  private func spread(_ figures: [Double], _ unit: String, places: Int) -> String {
    let sorted = figures.sorted()
    let words = [sorted[sorted.count / 2], sorted[0], sorted[sorted.count - 1]].map {
      Self.words($0, places: places)
    }
    return "\(words[0]) \(unit) (\(words[1]) … \(words[2]))"
  }

  static func words(_ figure: Double, places: Int) -> String {
    if places == 0 { return "\(Int(figure + 0.5))" }
    let tenths = Int(figure * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
