import Foundation
import PropertyTesting

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
