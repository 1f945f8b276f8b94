import PropertyCorpus
import PropertyTesting

/// Asks the laws about code, each in processes of its own.
struct FieldExamination {
  /// Hears which law is asked, in how many cases so far, and of how many.
  typealias Progress = (_ law: String, _ cases: Int, _ of: Int) -> Void

  private let settings: RunSettings
  private let progress: Progress?
  /// When progress was last shown.
  private var shown = ContinuousClock.now
  private var report: FieldReport

  /// What the laws say of code.
  static func report(
    on subject: some CodeSubject, _ settings: RunSettings, choices: String? = nil,
    fewest: Int = CodeSample.fewestCases, progress: Progress? = nil,
    where isAsked: (String) -> Bool = { _ in true }
  ) -> FieldReport {
    var examination = Self(
      settings: settings, progress: progress, report: FieldReport(field: subject.name))
    examination.report.fewestCases = fewest
    return Confinement.$isElsewhere.withValue(subject.isElsewhere) { [examination] in
      examination.examined(subject, choices, where: isAsked)
    }
  }

  private func examined(
    _ subject: some CodeSubject, _ choices: String?, where isAsked: (String) -> Bool
  ) -> FieldReport {
    var examination = self
    do {
      let input = try choices.map(FieldInput.init)
      examination.report.problem =
        subject.problem ?? input?.problem(among: subject.laws.asked.map(\.name))
        ?? (input == nil ? subject.contradiction(settings) : nil)
      if examination.report.problem == nil { examination.ask(subject, input, where: isAsked) }
    } catch {
      examination.report.problem = error
    }
    return examination.report
  }

  private mutating func ask(
    _ subject: some CodeSubject, _ only: FieldInput?, where isAsked: (String) -> Bool
  ) {
    var subject = subject
    report.unconfined = Confinement.obstacle
    let sample = subject.sample(settings)
    if let problem = subject.problem { return report.problem = problem }
    let laws = subject.laws
    (report.left, report.counted, report.counts) = (laws.left, subject.counted, sample.counts)
    if only == nil { subject.note(sample, settings, in: &report) }
    let asked = laws.asked.filter { isAsked($0.name) && only?.law ?? $0.name == $0.name }
    let likely = only == nil ? subject.likely : []
    let (first, last) = subject.isElsewhere ? (likely, []) : ([], likely)
    defer {
      report.warnOfHaste(settings.cases)
      report.depth = only == nil ? subject.depth : nil
    }
    for law in asked {
      showProgress(of: asked.count)
      // What hangs in the sample is told by the first of all laws.
      let hanging = sample.hangs && law.name == laws.asked.first?.name
      let isAnew = only == nil && law.needsNewProcess
      let suspects = isAnew ? subject.suspects(sample.settings(settings)) : []
      let corpus = only.map { [$0.entry] } ?? (hanging ? subject.sampled(settings) : first)
      let examination = self
      let breaks = ask(law, subject, sample, isSearch: only == nil) {
        examination.run(
          subject.claim(of: law), law, sample, corpus + (suspects ?? []),
          isSuspect: suspects?.isEmpty != true, isSearch: only == nil, last: last)
      }
      if report.problem != nil { return }
      // Past a break by a single key, nothing would be left to judge.
      let isPassed = subject.mostCauses > 1 && breaks.allSatisfy { $0.keystrokes.count > 1 }
      if law.isFirst && !breaks.isEmpty && !isPassed {
        report.leave(asked.map(\.name), after: law.name)
        break
      }
    }
    if only == nil { subject.conclude(&report) }
  }

  /// Asks a law, and again past each break, until no more causes are sought.
  private mutating func ask<Subject: CodeSubject>(
    _ law: CodeLaw<Subject.Check>, _ subject: Subject, _ sample: CodeSample, isSearch: Bool,
    _ run: () -> Report
  ) -> [FieldFailure] {
    var breaks: [FieldFailure] = []
    while breaks.count < (isSearch ? subject.mostCauses : 1) {
      let passed = subject.passed
      let run = run()
      report.problem = subject.problem
      if report.problem != nil { break }
      report.count(
        run, of: law.name, passed: subject.passed - passed, isMore: !breaks.isEmpty)
      guard let found = run.counterexample else {
        report.note(run, of: law.name)
        break
      }
      breaks.append(
        isSearch
          ? failure(of: law, found, about: subject, sample) : subject.failure(of: law, found))
      subject.pass(breaks[breaks.count - 1])
    }
    report.failures += breaks
    return breaks
  }

  /// Prints how far a long examination is, as a test's log shows nothing else of it.
  private mutating func showProgress(of laws: Int) {
    guard progress == nil, ContinuousClock.now - shown >= .seconds(10) else { return }
    shown = .now
    let done = "\(report.asked.count) of \(laws) laws checked, in \(report.cases.grouped) cases"
    print("“\(report.field)”: \(done)".visible)
  }

  /// What breaks a law: the plainest input that does, and which other does.
  private func failure<Subject: CodeSubject>(
    of law: CodeLaw<Subject.Check>, _ found: Counterexample, about subject: Subject,
    _ sample: CodeSample
  ) -> FieldFailure {
    let first = subject.failure(of: law, found)
    guard let claim = subject.plainClaim(of: law, besides: found),
      let plain = searched(claim, law, sample, [], isSuspect: false, isSearch: true).counterexample,
      subject.plainClaim(of: law, besides: plain) == nil
    else { return first }
    var failure = subject.failure(of: law, plain)
    failure.others = first.choices
    return failure
  }

  /// Searches for an input that breaks a law, first among those that did in earlier runs of a test,
  /// and at last among `last`; or only checks one.
  private func run<Check>(
    _ claim: Claim, _ law: CodeLaw<Check>, _ sample: CodeSample, _ corpus: [CorpusEntry],
    isSuspect: Bool, isSearch: Bool, last: [CorpusEntry]
  ) -> Report {
    let search = { (kept: [CorpusEntry]) in
      let report = searched(
        claim, law, sample, kept + corpus, isSuspect: isSuspect, isSearch: isSearch)
      if !report.isFine || law.needsNewProcess || last.isEmpty || settings.cases == 0 {
        return report
      }
      // A counterexample that was drawn is plainer, so these come last.
      var settings = sample.settings(settings)
      settings.cases = 0
      let second = Run.checkConfined(claim, settings, corpus: last, cpuSeconds: sample.limit)
      return second.counterexample == nil ? report : second
    }
    let place = isSearch && !Confinement.isElsewhere ? KeptFailures.placeOfLaws : nil
    guard let place, let kept = KeptFailures(of: claim, at: place) else { return search([]) }
    return kept.check(claim.confined(cpuSeconds: sample.limit), by: search)
  }

  private func searched<Check>(
    _ claim: Claim, _ law: CodeLaw<Check>, _ sample: CodeSample, _ corpus: [CorpusEntry],
    isSuspect: Bool, isSearch: Bool
  ) -> Report {
    var (settings, limit) = (sample.settings(settings), sample.limit)
    if law.needsNewProcess {
      let most = isSuspect ? Self.mostAnew : Self.fewestAnew
      settings.cases = max(min(settings.cases, most), settings.cases / Self.casesPerProcess)
      settings.shrinkLimit = min(settings.shrinkLimit, Self.mostProcesses)
    }
    if law.isAskedOnce {
      settings.cases = min(settings.cases, 1)
      limit = max(limit, Self.secondsOnce)
    }
    if !isSearch { (settings.cases, settings.shrinkLimit) = (0, 0) }
    if Confinement.isElsewhere {
      return Run.check(claim, settings, corpus: corpus) {
        progress?(law.name, $0.cases, settings.cases)
      }
    }
    return Run.checkConfined(
      claim, settings, corpus: corpus, cpuSeconds: limit, isAnew: law.needsNewProcess)
  }

  /// A process takes as long to begin as so many cases.
  private static let casesPerProcess = 100
  /// So many cases aren't too many, where a sample in two orders was answered alike.
  private static let fewestAnew = 5
  /// So many aren't, where it wasn't.
  private static let mostAnew = 40
  /// The processor time of a law that is asked once, which types many texts, in seconds.
  private static let secondsOnce = 60.0
  /// How many processes shrinking may begin.
  private static let mostProcesses = 200
}

extension Claim {
  /// The claim in child processes where the system has them.
  func confined(cpuSeconds: Double) -> Claim {
    #if os(Linux) || os(macOS)
      isolated(cpuSeconds: cpuSeconds)
    #else
      self
    #endif
  }
}

extension Run {
  /// Searches in child processes where the system starts them, and else in this one.
  static func checkConfined(
    _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry] = [], cpuSeconds: Double,
    isAnew: Bool = false
  ) -> Report {
    #if os(Linux) || os(macOS)
      let report =
        isAnew
        ? check(claim.isolated(cpuSeconds: cpuSeconds, isAnew: true), settings, corpus: corpus)
        : checkIsolated(claim, settings, corpus: corpus, cpuSeconds: cpuSeconds)
      guard case .unhealthy(.noChildProcess) = report.outcome else { return report }
    #endif
    return check(claim, settings, corpus: corpus)
  }
}
