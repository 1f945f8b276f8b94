/// One search for an input of which a claim is false.
///
/// The order of evidence: what is kept in the corpus, then the simplest input, then random ones, or
/// all there are by size. The first failure is shrunk and ends the run.
public struct Run {
  /// Called now and then with the number of cases judged so far.
  public typealias Progress = (_ cases: Int) -> Void

  let claim: Claim
  let settings: RunSettings
  let progress: Progress
  var report: Report
  /// How many inputs an enumeration has judged.
  var enumerated = 0

  /// How many random cases have their kinds counted; enough to be sure of a share of one percent.
  static let classified = 2_000
  static let progressInterval = 1 << 10

  /// Searches for a counterexample to `claim`.
  ///
  /// - Parameters:
  ///   - claim: what is claimed.
  ///   - settings: how long and from where to search.
  ///   - corpus: inputs to judge first.
  ///   - progress: called now and then with the number of cases judged.
  public static func check(
    _ claim: Claim, _ settings: RunSettings = RunSettings(), corpus: [CorpusEntry] = [],
    progress: @escaping Progress = { _ in }
  ) -> Report {
    let report = Report(
      property: claim.property, subject: claim.subject, settings: settings, outcome: .holds)
    var run = Run(claim: claim, settings: settings, progress: progress, report: report)
    let time = ContinuousClock().measure { run.search(corpus) }
    run.report.seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    return run.report
  }

  private mutating func search(_ corpus: [CorpusEntry]) {
    for entry in corpus where report.isFine { judge(entry.bytes, from: entry.name) }
    guard report.isFine else { return }
    if settings.isExhaustive { enumerate() } else { sample() }
  }

  private mutating func judge(_ bytes: [UInt8], from entry: String?) {
    var source = ChoiceSource(bytes: bytes, recording: true)
    if let failure = count(claim.judge(&source)) { fail(failure, source.recording, from: entry) }
  }

  /// Draws each case from the seed and its number, so that any one can be made again.
  private mutating func sample() {
    judge([], from: nil)
    var source = ChoiceSource(random: RandomBits(seed: 0))
    source.isClassifying = true
    for index in 0..<settings.cases {
      guard report.isFine else { return }
      if index == Self.classified { source.isClassifying = false }
      let random = RandomBits(seed: settings.seed, case: index)
      source.restart(random: random)
      let verdict = claim.judge(&source)
      if source.isClassifying && verdict != .discarded {
        report.statistics.count(source.observations)
      }
      if let failure = count(verdict) { fail(failure, recording(random), from: nil) }
    }
    judgeReach()
  }

  private func recording(_ random: RandomBits) -> Recording {
    var source = ChoiceSource(random: random, recording: true)
    _ = claim.judge(&source)
    return source.recording
  }

  /// Counts a case and returns how it fails, if it does.
  @inline(__always)
  mutating func count(_ verdict: Verdict) -> Failure? {
    report.cases += 1
    if report.cases % Self.progressInterval == 0 { progress(report.cases) }
    switch verdict {
    case .holds: return nil
    case .discarded:
      report.discarded += 1
      return nil
    case .fails(let failure): return failure
    }
  }

  mutating func fail(_ failure: Failure, _ recording: Recording, from entry: String?) {
    var shrinker = Shrinker(claim, recording, failure, limit: settings.shrinkLimit)
    shrinker.run()
    report.outcome = .fails(
      counterexample: Counterexample(
        input: shrinker.bestInput, failure: shrinker.failure,
        bytes: ChoiceBytes.encode(shrinker.best.choices), casesBefore: report.cases,
        shrinks: shrinker.evaluations, entry: entry))
  }

  /// Fails a run that says nothing: fewer than one input in a hundred spoken of, or a kind not
  /// reached.
  private mutating func judgeReach() {
    guard report.isFine else { return }
    let spokenOf = report.cases - report.discarded
    if spokenOf == 0 && report.cases > 1 || report.cases > 100 && spokenOf * 100 < report.cases {
      report.outcome = .gaveUp
      return
    }
    let missed = report.statistics.missed.map(\.label)
    if !missed.isEmpty { report.outcome = .notReached(labels: missed) }
  }
}
