import Foundation
import PropertyTesting

/// What a case costs in a run of some length, and how much memory the run leaves behind.
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

  /// The memory the process holds, in bytes; 0 where the system doesn't say so in this way.
  private static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " ")
    return (fields?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}
