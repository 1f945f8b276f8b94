import PropertyCorpus
import PropertyTesting

/// A law's failing inputs, those of one origin and one message taken for one bug.
struct FailureGroups {
  /// The input, and what came of shrinking it; nil where nobody waited for that.
  private(set) var found: [(path: String, report: Report?)] = []
  private var kinds: Set<String> = []

  /// Adds a failing input, if it isn't of a kind that is there already.
  mutating func add(_ path: String, _ report: Report?) {
    let kind = report?.counterexample.map { $0.origin + $0.message } ?? path
    if kinds.insert(kind).inserted { found.append((path, report)) }
  }

  /// Each failure in words, and how to keep it as a regression.
  var descriptions: [String] {
    found.map { path, report in
      let shrink = "swift run input-rules shrink \(path) --save NAME"
      guard let report else { return "\(path) isn't shrunk yet; \(shrink) does it" }
      guard report.counterexample != nil else {
        return "\(report.property.name): \(path) took too long, too much memory, or crashed; "
          + "swift run input-rules explain \(path) decodes it"
      }
      return "\(report)\n  keep    \(shrink)"
    }
  }
}
