import RuleTesting
import Testing

extension FieldReport {
  /// Records an issue for each problem and a warning for each law that was barely tested, and
  /// prints which laws were asked, and in which time: tests that run together report the time of
  /// all.
  func record(at place: SourceLocation, after time: Duration) {
    for line in problems(hasTrait: true) { Issue.record("\(line)", sourceLocation: place) }
    #if compiler(>=6.3)
      for line in warnings.map({ "“\(field)” is barely tested: \($0)" }) {
        Issue.record("\(line)", severity: .warning, sourceLocation: place)
      }
    #endif
    print("\(summary)\n  in \((time / .milliseconds(1)).rounded() / 1_000) s")
  }
}
