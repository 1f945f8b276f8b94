import Foundation
import PropertyTesting

/// How many cases the engine checks per second, relative to hand-written loops with the same random
/// generator and the same claim.
enum EngineBenchmarks {
  static func run() {
    Report.begin("a property over", ["thousand cases a second and core", "% of the loop by hand"])
    for workload in Workload.all { Rate.print(workload) }
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

/// The cost of a case in a run of some length, and how much memory the run leaves after.
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

  /// The memory of the process, in bytes; 0 if the system doesn't report it in this way.
  private static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " ")
    return (fields?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}

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

/// A claim that always holds, and a loop that checks as many inputs without the engine.
struct Workload: Sendable {
  let name: String
  let claim: Claim
  /// How many cases a round checks, so that the cost of starting a run hardly counts.
  let cases: Int
  /// Checks N inputs; `nil` if the compiler would remove the loop.
  let byHand: (@Sendable (Int) -> Void)?

  static var all: [Workload] { [oneInteger, list] }

  /// A property over one integer: what the engine itself costs.
  static var oneInteger: Workload {
    Workload(
      name: "one Int",
      claim: Property<Void>(forAll: .int()) { _, number in try require(number &+ 1 != number) }
        .about(
          ()),
      cases: 10_000_000, byHand: nil)
  }

  /// An array of up to 100 integers, reversed twice.
  static var list: Workload {
    Workload(
      name: "up to 100 Ints, reversed twice",
      claim: Property<Void>(forAll: .array(of: .int(), 0...100)) { _, list in
        try require(isItselfReversedTwice(list))
      }.about(()),
      cases: 2_000_000
    ) { cases in
      var random = RandomBits(seed: 7)
      for _ in 0..<cases {
        let count = Int(random.next(upTo: 100))
        var list: [Int] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(Int(truncatingIfNeeded: random.next())) }
        precondition(isItselfReversedTwice(list))
      }
    }
  }

  @inline(never)
  private static func isItselfReversedTwice(_ list: [Int]) -> Bool {
    Array(Array(list.reversed()).reversed()) == list
  }
}
