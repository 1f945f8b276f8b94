import PropertyTesting

/// How many cases the engine checks per second, relative to hand-written loops with the same random
/// generator and the same claim.
enum EngineBenchmarks {
  static func run() {
    Report.begin("a property over", ["thousand cases a second and core", "% of the loop by hand"])
    for workload in Workload.all
    where !CommandLine.arguments.contains("b") || workload.name.contains("reversed") {
      Rate.print(workload)
    }
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
