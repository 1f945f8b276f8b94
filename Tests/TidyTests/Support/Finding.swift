import Testing

/// A violation of a house rule, and its location.
struct Finding: Error, Hashable, CustomStringConvertible {
  let path: String
  var line: Int?
  let problem: String

  var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + problem }
}

/// Records each finding as an issue of the test that calls this function.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings {
    Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
  }
}
