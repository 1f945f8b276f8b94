/// A search for counterexamples to a claim.
///
/// A run checks the examples and the corpus first. An enumeration then checks all inputs in order
/// of size. Any other run checks the simplest input, a few small inputs, and random inputs; cases
/// after the first 2,000 are usually checked at full speed. Failures are shrunk at the end.
public struct Run {
  /// Receives the run's progress from time to time.
  public typealias Progress = (RunProgress) -> Void

  let claim: Claim
  let settings: RunSettings
  let workers: Workers
  let progress: Progress
  var report: Report
  /// The failures found, each with a different origin.
  var findings: [Finding] = []
  /// The reason the run is inconclusive, once it is known.
  var problem: HealthProblem?
  /// The kinds of checked inputs, with each input counted once; used if all inputs were checked.
  var domain = Statistics()
  /// The options of inputs that the claim doesn't apply to, as long as the domain may be small.
  var discarded: Set<[UInt64]> = []
  /// The options and kinds of a random input, whose verdict may not be known yet.
  var uncounted: (options: [UInt64], kinds: [Observation])?
  /// The last recorded input for which the claim held.
  var held: Recording?
  /// The simplest input, if the claim held for it.
  var simplest: Recording?
  /// The number of inputs that an enumeration has checked.
  var enumerated = 0
  let drawn: Cases
  var deadline: Deadline
  let log = CaseLog()
  /// The search for inputs with large targets.
  var climb = Climb()
  /// The search near the inputs that a narrow precondition accepts.
  var nearby = Nearby()

  /// Searches for a counterexample to `claim`.
  /// - Parameters:
  ///   - claim: the claim to check.
  ///   - settings: the limits and the random seed of the search.
  ///   - corpus: inputs to check first.
  ///   - workers: the workers that check cases in parallel; the report is the same for any number
  ///     of workers.
  ///   - progress: called from time to time with the run's progress.
  public static func check(
    _ claim: Claim, _ settings: RunSettings = RunSettings(), corpus: [CorpusEntry] = [],
    workers: Workers = .one, progress: @escaping Progress = { _ in }
  ) -> Report {
    var settings = settings
    settings.failures = max(1, settings.failures)
    var report = Report(
      property: claim.property, subject: claim.subject, settings: settings, outcome: .holds)
    report.statement = claim.statement
    let error = settings.problem(hasCorpus: !corpus.isEmpty || !claim.examples.isEmpty)
    if let problem = error.map(HealthProblem.badSettings) ?? claim.trial?(settings, corpus) {
      report.outcome = .unhealthy(problem: problem)
      return report
    }
    var run = Run(
      claim: claim, settings: settings, workers: workers, progress: progress, report: report,
      drawn: Cases(claim: claim, seed: settings.seed, constants: settings.constants ?? .none),
      deadline: Deadline(seconds: settings.seconds, enough: settings.enough))
    let log = run.log
    let time = ContinuousClock().measure { log.written { run.search(corpus) } }
    run.report.seconds = time / .seconds(1)
    return run.report
  }

  private mutating func search(_ corpus: [CorpusEntry]) {
    for place in claim.examples.indices where isSearching { judge(example: place) }
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
    report.isOutOfTime = deadline.isOver
    conclude()
  }

  var isSearching: Bool {
    unknown < settings.failures && problem == nil && !deadline.isOver
  }

  mutating func judge(_ bytes: [UInt8], from entry: String?) {
    var source = ChoiceSource(bytes: bytes, recording: true)
    let verdict = verdict(&source)
    if let failure = count(verdict) { find(failure, source.recording, from: entry) }
    remember(source.recording, verdict)
  }

  /// Keeps the input if the claim holds for it.
  mutating func remember(_ recording: Recording, _ verdict: Verdict) {
    guard verdict == .holds else { return }
    held = recording
    if simplest == nil && recording.choices.allSatisfy({ $0.value == 0 }) { simplest = recording }
  }

  private mutating func judge(example place: Int) {
    var source =
      claim.examples[place].map { ChoiceSource(replaying: $0, recording: true) }
      ?? ChoiceSource(example: place)
    guard let failure = count(verdict(&source)) else { return }
    find(failure, source.recording, from: "example \(place + 1)", example: source.example)
  }

  mutating func count(_ verdict: Verdict) -> Failure? {
    report.cases += 1
    deadline.count()
    // With a time limit, progress is reported for each case that takes a millisecond or more.
    if report.cases.isMultiple(of: 256) || deadline.stride == 1 {
      progress(RunProgress(phase: .searching, cases: report.cases))
    }
    if verdict == .discarded { report.discarded += 1 }
    return verdict.failure
  }

  /// Keeps a failure, unless one with the same origin was found before.
  /// - Parameters:
  ///   - recording: the choices of the input.
  ///   - entry: the name of the input, or `nil` if a search found it.
  ///   - example: the index of the example, if the input is an example without known choices.
  ///   - answers: the claim's verdicts on the input.
  mutating func find(
    _ failure: Failure, _ recording: Recording, from entry: String? = nil, example: Int? = nil,
    answers: [HiddenState.Answer] = [.failed]
  ) {
    if failure.isOfSystem {
      problem = .noChildProcess(reason: failure.message)
      return
    }
    let isFound = findings.contains { $0.failure.origin == failure.origin }
    if isFound || unknown >= settings.failures && !claim.hasKnown(failure.origin) { return }
    findings.append(
      Finding(
        failure: failure, recording: recording, cases: report.cases, discarded: report.discarded,
        entry: entry, example: example, answers: answers))
  }
}

/// An input in a corpus: its name and the bytes of its choices.
public struct CorpusEntry: Hashable, Sendable {
  /// The input's name, such as `paste-over-selection`.
  public let name: String
  /// The bytes of the input's choices.
  public let bytes: [UInt8]

  /// Creates a corpus entry.
  /// - Parameters:
  ///   - name: the input's name, such as `paste-over-selection`.
  ///   - bytes: the encoded choices of the input.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates an entry from an earlier failure, or returns `nil` if the replay code is invalid.
  package init?(kept choices: String) {
    guard let bytes = try? Blob.decode(choices) else { return nil }
    self.init(name: Self.keptName, bytes: bytes)
  }

  /// The name given to each input that failed in an earlier run.
  static let keptName = "a failure from an earlier run"
}

/// The progress of a run.
public struct RunProgress: Hashable, Sendable {
  /// An activity of a run.
  public enum Phase: String, Hashable, Sendable {
    /// The run checks inputs.
    case searching
    /// The run shrinks a counterexample.
    case shrinking
  }

  /// The phase that the run is in.
  public let phase: Phase
  /// The number of inputs checked so far.
  public let cases: Int
  /// The number of inputs that shrinking has tried.
  public var shrinks = 0
  /// The number of choices in the simplest failing input so far, or `nil` before shrinking.
  public var choiceCount: Int?
}

extension RunProgress: CustomStringConvertible {
  /// The numbers so far, as text.
  public var description: String {
    switch phase {
    case .searching: "\(cases) cases"
    case .shrinking:
      "shrinking; \(shrinks) inputs tried, "
        + (choiceCount.map { $0 == 1 ? "1 choice left" : "\($0) choices left" } ?? "none simpler")
    }
  }
}
