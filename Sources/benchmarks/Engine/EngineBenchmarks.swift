import PropertyTesting

/// How many cases the engine judges in a second, beside hand-written loops with the same random
/// generator and the same claim.
enum EngineBenchmarks {
  static func run() {
    print("cases a second on one core: median (least … greatest of \(Rate.rounds) rounds)\n")
    for workload in Workload.all
    where !CommandLine.arguments.contains("b") || workload.name.hasPrefix("(b)") {
      Rate(workload).print()
    }
    print("\ncost of a case and memory as a run gets longer: (a)")
    for cases in [10_000, 100_000, 1_000_000, 10_000_000].map({ isDebug ? $0 / 100 : $0 }) {
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
