import PropertyCorpus
import PropertyTesting

/// A law's failing inputs, those of one origin taken for one bug.
struct FailureGroups {
  /// The input, and its shrinking report; nil if shrinking was not awaited.
  private(set) var found: [(path: String, report: Report?)] = []
  private var origins: Set<String> = []

  /// Adds a failing input, if none of its origin is there already.
  mutating func add(_ path: String, _ report: Report?) {
    let origin = report?.counterexample?.origin ?? path
    if origins.insert(origin).inserted { found.append((path, report)) }
  }

  /// A description of each failure, and how to keep it as a regression.
  var descriptions: [String] {
    found.map { path, report in
      let shrink = "swift run input-rules shrink"
      guard let report else {
        return "\(path) isn't shrunk yet; \(shrink) \(path) --save NAME does it"
      }
      guard let choices = report.counterexample?.choices else {
        return "\(report.property.name): \(path) took too long, too much memory, or crashed; "
          + "swift run input-rules explain \(path) decodes it"
      }
      // Shrunk it is already.
      return "\(report)\n  keep    \(shrink) \(choices) --property \(report.property.name) --as-is "
        + "--save NAME"
    }
  }
}
