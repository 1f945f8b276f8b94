/// One search for inputs of which a claim is false.
///
/// The order of evidence: what is kept in the corpus; then all inputs by size, or the simplest
/// input, a few small ones, random ones and random ones with parts copied, at last random ones at
/// full speed. What was found is shrunk at the end.
public struct Run {
  /// Called now and then with how far the run is.
  public typealias Progress = (RunProgress) -> Void

  let claim: Claim
  let settings: RunSettings
  let lanes: Lanes
  let progress: Progress
  var report: Report
  /// The failures found, each of another origin.
  var findings: [Finding] = []
  /// Why nothing can be said, once that is known.
  var problem: HealthProblem?
  /// The kinds of the inputs judged where each is another: of all there are, once these are all.
  var domain = Statistics()
  /// How many inputs an enumeration has judged.
  var enumerated = 0

  /// Searches for a counterexample to `claim`.
  ///
  /// - Parameters:
  ///   - claim: what is claimed.
  ///   - settings: how long and from where to search.
  ///   - corpus: inputs to judge first.
  ///   - lanes: what can judge cases side by side; the report is the same for any number of them.
  ///   - progress: called now and then with how far the run is.
  public static func check(
    _ claim: Claim, _ settings: RunSettings = RunSettings(), corpus: [CorpusEntry] = [],
    lanes: Lanes = .one, progress: @escaping Progress = { _ in }
  ) -> Report {
    var settings = settings
    settings.failures = max(1, settings.failures)
    var report = Report(
      property: claim.property, subject: claim.subject, settings: settings, outcome: .holds)
    report.statement = claim.statement
    if let error = settings.problem(hasCorpus: !corpus.isEmpty) {
      report.outcome = .unhealthy(problem: .badSettings(error))
      return report
    }
    var run = Run(
      claim: claim, settings: settings, lanes: lanes, progress: progress, report: report)
    let time = ContinuousClock().measure { run.search(corpus) }
    run.report.seconds = time / .seconds(1)
    run.measureGeneration()
    return run.report
  }

  private mutating func search(_ corpus: [CorpusEntry]) {
    for entry in corpus where isSearching { judge(entry.bytes, from: entry.name) }
    if isSearching {
      if settings.isExhaustive {
        enumerate()
      } else {
        if settings.cases > 0 { judge([], from: nil) }
        sample(from: explore())
        judgeValidity()
      }
      judgeCoverage()
    }
    conclude()
  }

  /// Whether something is left to find.
  var isSearching: Bool { findings.count < settings.failures && problem == nil }

  mutating func judge(_ bytes: [UInt8], from entry: String?) {
    var source = ChoiceSource(bytes: bytes, recording: true)
    if let failure = count(claim.judge(&source)) { find(failure, source.recording, from: entry) }
  }

  /// Counts a case and returns how it fails, if it does.
  mutating func count(_ verdict: Verdict) -> Failure? {
    report.cases += 1
    if report.cases.isMultiple(of: 256) {
      progress(RunProgress(phase: .searching, cases: report.cases))
    }
    switch verdict {
    case .holds: return nil
    case .discarded:
      report.discarded += 1
      return nil
    case .fails(let failure): return failure
    }
  }

  /// Keeps a failure, unless another of its origin was found before.
  mutating func find(_ failure: Failure, _ recording: Recording, from entry: String? = nil) {
    let isKnown = findings.contains { $0.failure.origin == failure.origin }
    if isKnown || findings.count >= settings.failures { return }
    findings.append(
      Finding(failure: failure, recording: recording, cases: report.cases, entry: entry))
  }
}
