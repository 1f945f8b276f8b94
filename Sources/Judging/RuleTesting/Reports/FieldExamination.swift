import PropertyCorpus
import PropertyTesting

/// Checks the laws of code, each in its own processes.
struct FieldExamination<Subject: CodeSubject> {
  /// Receives the law that is being checked, the number of cases so far, and the limit.
  typealias Progress = (_ law: String, _ cases: Int, _ of: Int) -> Void
  private typealias Law = CodeLaw<Subject.Check>

  private var subject: Subject
  private let settings: RunSettings
  /// The only input to check, or `nil` for a search.
  private let only: FieldInput?
  private let progress: Progress?
  private var report: FieldReport
  private var sample = CodeSample()
  private var shown = ContinuousClock.now

  private var isSearch: Bool { only == nil }

  /// Checks the laws of code, and returns the report.
  /// - Parameters:
  ///   - choices: a replay code from a report; if given, only its input is checked.
  ///   - fewest: the number of cases below which a law is barely tested.
  ///   - progress: called for each case of code in another process; `nil` to print lines during a
  ///     long examination.
  ///   - isChecked: returns whether to check the law with a given name; by default, all are
  ///     checked.
  static func report(
    on subject: Subject, _ settings: RunSettings, choices: String? = nil,
    fewest: Int = CodeSample.fewestCases, progress: Progress? = nil,
    where isChecked: (String) -> Bool = { _ in true }
  ) -> FieldReport {
    var report = FieldReport(field: subject.name)
    report.fewestCases = fewest
    return Confinement.$isOutOfProcess.withValue(subject.isOutOfProcess) { [report] in
      do throws(MeaningProblem) {
        var examination = Self(
          subject: subject, settings: settings, only: try choices.map(FieldInput.init),
          progress: progress, report: report)
        examination.examine(where: isChecked)
        return examination.report
      } catch {
        return FieldReport(field: subject.name, problem: error)
      }
    }
  }

  private mutating func examine(where isChecked: (String) -> Bool) {
    report.problem =
      subject.problem ?? only?.problem(among: subject.checkedLaws.map(\.name))
      ?? (isSearch ? subject.contradiction(settings) : nil)
    if report.problem != nil { return }
    report.unconfined = Confinement.obstacle
    sample = subject.sample(settings)
    report.problem = subject.problem
    if report.problem != nil { return }
    report.left = subject.laws.compactMap { law in law.whyLeft.map { "\(law.name): \($0)" } }
    (report.counted, report.counts) = (subject.counted, sample.counts)
    let laws = subject.checkedLaws
    if isSearch { subject.note(sample, settings, in: &report) }
    // The first law reports a hang in the sample.
    check(
      laws.filter { isChecked($0.name) && only?.law ?? $0.name == $0.name },
      hangingAt: sample.hangs ? laws.first?.name : nil)
    if isSearch && report.problem == nil { subject.conclude(&report) }
    report.warnOfFewCases(settings.cases)
  }

  private mutating func check(_ laws: [Law], hangingAt hanging: String?) {
    let likely = isSearch ? subject.likely : []
    let (first, last) = subject.isOutOfProcess ? (likely, []) : ([], likely)
    for law in laws {
      showProgress(of: laws.count)
      let corpus = law.name == hanging ? subject.sampled(settings) : first
      let breaks = check(law, only.map { [$0.entry] } ?? corpus, last: last)
      if report.problem != nil { return }
      // Ignoring a break by a single keystroke would leave no input to check.
      let isPassed = subject.known.mostCauses > 1 && breaks.allSatisfy { $0.keystrokes.count > 1 }
      if law.isFirst && !breaks.isEmpty && !isPassed {
        return report.leave(laws.map(\.name), after: law.name)
      }
    }
  }

  /// Prints the progress of a long examination, because otherwise a test's log shows none.
  private mutating func showProgress(of laws: Int) {
    guard progress == nil, ContinuousClock.now - shown >= .seconds(10) else { return }
    shown = .now
    let done = "\(report.checked.count) of \(laws) laws checked, in \(report.cases.grouped) cases"
    print("“\(report.field)”: \(done)".visible)
  }

  /// Checks a law, and repeats the check after each break, until enough causes are found.
  private mutating func check(
    _ law: Law, _ corpus: [CorpusEntry], last: [CorpusEntry]
  ) -> [FieldFailure] {
    let isSearchedAlone = isSearch && law.needsNewProcess
    let suspects = isSearchedAlone ? subject.suspects(sample.settings(settings)) : []
    let (corpus, isSuspect) = (corpus + (suspects ?? []), suspects?.isEmpty != true)
    var breaks: [FieldFailure] = []
    while breaks.count < (isSearch ? subject.known.mostCauses : 1) {
      let passed = subject.known.passed
      let run = searched(law, corpus, isSuspect: isSuspect, last: last)
      report.problem = subject.problem
      if report.problem != nil { break }
      report.count(
        run, of: law.name, passed: subject.known.passed - passed, isMore: !breaks.isEmpty)
      guard let found = run.counterexample else {
        report.note(run, of: law.name)
        break
      }
      breaks.append(failure(of: law, found))
      subject.known.add(breaks[breaks.count - 1].known)
    }
    report.failures += breaks
    return breaks
  }

  /// The failure for a counterexample, or for a plainer one; the latter failure also lists the
  /// choices of the first counterexample.
  private func failure(of law: Law, _ found: Counterexample) -> FieldFailure {
    let first = subject.failure(of: law, found)
    guard isSearch, let claim = subject.plainClaim(of: law, besides: found),
      let plain = checked(claim, law, [], isSuspect: false).counterexample,
      subject.plainClaim(of: law, besides: plain) == nil
    else { return first }
    var failure = subject.failure(of: law, plain)
    failure.others = first.choices
    return failure
  }
}

// Searching for breaks.
extension FieldExamination {
  /// Searches for an input that breaks a law: first inputs kept from earlier runs, then random
  /// ones, and then `last`, because random counterexamples are plainer.
  private func searched(
    _ law: Law, _ corpus: [CorpusEntry], isSuspect: Bool, last: [CorpusEntry]
  ) -> Report {
    let claim = subject.claim(of: law)
    let search = { (kept: [CorpusEntry]) in
      let report = checked(claim, law, kept + corpus, isSuspect: isSuspect)
      if !report.passed || law.needsNewProcess || last.isEmpty || settings.cases == 0 {
        return report
      }
      var settings = sample.settings(settings)
      settings.cases = 0
      let second = Run.checkConfined(claim, settings, corpus: last, cpuSeconds: sample.limit)
      return second.counterexample == nil ? report : second
    }
    let place = isSearch && !Confinement.isOutOfProcess ? KeptFailures.placeOfLaws : nil
    guard let place, let kept = KeptFailures(of: claim, at: place) else { return search([]) }
    return kept.check(claim.confined(cpuSeconds: sample.limit), by: search)
  }

  /// Checks the corpus and searches for other inputs, or checks only one input.
  private func checked(
    _ claim: Claim, _ law: Law, _ corpus: [CorpusEntry], isSuspect: Bool
  ) -> Report {
    var (settings, limit) = (sample.settings(settings), sample.limit)
    if law.needsNewProcess {
      let most = isSuspect ? casesIfSuspect : casesIfSteady
      settings.cases = max(min(settings.cases, most), settings.cases / casesPerProcess)
      settings.shrinkLimit = min(settings.shrinkLimit, mostProcesses)
    }
    if law.isCheckedOnce {
      settings.cases = min(settings.cases, 1)
      limit = max(limit, secondsOnce)
    }
    if !isSearch { (settings.cases, settings.shrinkLimit) = (0, 0) }
    if Confinement.isOutOfProcess {
      return Run.check(claim, settings, corpus: corpus) {
        progress?(law.name, $0.cases, settings.cases)
      }
    }
    return Run.checkConfined(
      claim, settings, corpus: corpus, cpuSeconds: limit, perCase: law.needsNewProcess)
  }
}

/// The number of cases that take as long as starting a process.
private let casesPerProcess = 100
/// The least number of cases, each in a new process; smaller if a sample gave the same answers in
/// both orders.
private let (casesIfSteady, casesIfSuspect) = (5, 40)
/// The smallest limit of processor time, in seconds, for a law that is checked once.
private let secondsOnce = 60.0
private let mostProcesses = 200

extension Claim {
  /// The claim, checked in child processes if the system supports them.
  func confined(cpuSeconds: Double) -> Claim {
    #if os(Linux) || os(macOS)
      isolated(cpuSeconds: cpuSeconds)
    #else
      self
    #endif
  }
}

extension Run {
  /// Searches in child processes if the system can start them, otherwise in this process.
  ///
  /// With `perCase`, each case runs in a new process.
  static func checkConfined(
    _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry] = [], cpuSeconds: Double,
    perCase: Bool = false
  ) -> Report {
    #if os(Linux) || os(macOS)
      let report =
        perCase
        ? check(claim.isolated(cpuSeconds: cpuSeconds, perCase: true), settings, corpus: corpus)
        : checkIsolated(claim, settings, corpus: corpus, cpuSeconds: cpuSeconds)
      guard case .unhealthy(.noChildProcess) = report.outcome else { return report }
    #endif
    return check(claim, settings, corpus: corpus)
  }
}
