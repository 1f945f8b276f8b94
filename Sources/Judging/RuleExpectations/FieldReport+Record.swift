import RuleTesting
import Testing

extension FieldReport {
  /// Records an issue for each problem and a warning for each law that was hardly tested, and
  /// prints which laws were asked.
  func record(at place: SourceLocation) {
    for line in problems(hasTrait: true) { Issue.record("\(line)", sourceLocation: place) }
    #if compiler(>=6.3)
      for line in warnings.map({ "“\(field)” is hardly tested: \($0)" }) {
        Issue.record("\(line)", severity: .warning, sourceLocation: place)
      }
    #endif
    print(summary)
  }
}
