import PropertyCorpus
import PropertyTesting

/// A property's failing inputs, those of one origin taken for one bug.
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
  ///
  /// - Parameter command: the program that shrinks and explains inputs.
  func descriptions(recommending command: String) -> [String] {
    found.map { path, report in
      let shrink = "\(command) shrink"
      guard let report else {
        return "\(path) isn't shrunk yet; \(shrink) \(path) --save NAME does it"
      }
      guard let choices = report.counterexample?.choices else {
        return "\(report.property.name): \(path) took too long, too much memory, or crashed; "
          + "\(command) explain \(path) decodes it"
      }
      // Shrunk it is already.
      return "\(report)\n  keep    \(shrink) \(choices) --property \(report.property.name) --as-is "
        + "--save NAME"
    }
  }
}
