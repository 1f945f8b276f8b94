import Foundation
import PropertyTesting

/// The number of cases that the engine checks per second, relative to a handwritten loop with the
/// same claim and the same random generator.
enum EngineBenchmarks {
  static func run() {
    Report.begin("a run of 1,000 cases", ["a run"])
    for workload in Workload.all { Cost.print(workload.name) { workload.check(1_000) } }
    Report.begin("50 moves, a state machine")
    for cases in [1_000, 20_000] {
      Comparison("a run of \(cases) cases", beside: Workload.moves.name, rounds: 5).run(
        { Workload.machine.check(cases) }, baseline: { Workload.moves.check(cases) })
    }
    Report.begin(
      "a property over", ["thousand cases per second per core", "% of the loop by hand"])
    for workload in [Workload.oneInteger, .list] { Rate.print(workload) }
    Report.begin("a run of one Int, as it gets longer", ["ns a case", "bytes a case"])
    let divisor = isDebug && !Report.isLabels ? 100 : 1
    for cases in [10_000, 100_000, 1_000_000, 10_000_000].map({ $0 / divisor }) {
      Growth.print(Workload.oneInteger, cases)
    }
    if isDebug { print("\nThis is a debug build; -c release gives the figures that count.") }
  }

  static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }
}

/// The cost of a case in runs of different lengths, and the memory in use after a run.
enum Growth {
  static func print(_ workload: Workload, _ cases: Int) {
    if Report.isLabels { return Report.add(["\(cases) cases", "…", "…"]) }
    let before = residentBytes()
    let time = ContinuousClock().measure {
      _ = Run.check(workload.claim, RunSettings(cases: cases))
    }
    let nanoseconds = time / .nanoseconds(1) / Double(cases)
    let bytes = max(0, residentBytes() - before)
    Report.add([
      "\(cases) cases", Report.tenths(nanoseconds), Report.tenths(Double(bytes) / Double(cases)),
    ])
  }

  /// The memory that the process uses, in bytes; 0 if the system doesn't provide this file.
  private static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " ")
    return (fields?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}

/// The speeds of the engine and of a handwritten loop, measured alternately.
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

  /// Prints the thousands of cases per second, and the speed as a percentage of the loop's speed.
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
