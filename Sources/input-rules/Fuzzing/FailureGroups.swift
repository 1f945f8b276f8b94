import InputLaws
import PropertyCorpus
import PropertyTesting

/// A law's failing inputs, those of one origin and one message taken for one bug, each shrunk.
struct FailureGroups {
  let reports: [(path: String, report: Report)]

  /// The distinct failures among the files at `paths`.
  init(_ paths: [String], _ claim: Claim) throws {
    var seen: Set<String> = []
    var reports: [(path: String, report: Report)] = []
    for path in paths {
      let entry = CorpusEntry(name: path, bytes: try Corpus.read(path))
      let report = Run.check(claim, RunSettings(cases: 0), corpus: [entry])
      let kind = report.counterexample.map { $0.origin + $0.message } ?? path
      if seen.insert(kind).inserted { reports.append((path, report)) }
    }
    self.reports = reports
  }

  /// Each failure in words, and how to keep it as a regression.
  var descriptions: [String] {
    reports.map { path, report in
      guard report.counterexample != nil else {
        return "\(report.property.name): \(path) took too long, too much memory, or crashed; "
          + "swift run input-rules explain \(path) decodes it"
      }
      return "\(report)\n  keep    swift run input-rules shrink \(path) --save NAME"
    }
  }
}
