import Foundation
import PropertyTesting
import Synchronization

/// A run in any test framework, with settings from traits and the environment.
///
/// The run must be created in the test's task, to read the test's traits, but may be performed on
/// another thread.
package struct TestRun: Sendable {
  private let settings: RunSettings
  private let corpus: Corpus?
  private let choices: String?
  private let place: TestPlace
  private let defaults: PropertyDefaults
  /// Whether the search's thread checks the claim; if so, a child process can check it, too.
  package var isOnOneThread = true

  package init(_ settings: RunSettings, corpus: Corpus?, choices: String?, at place: TestPlace) {
    let defaults = PropertyDefaults.current.overridden(by: .environment)
    self.defaults = defaults
    self.settings = settings.takingConstants(ofCodeTestedBy: place.file, defaults)
    self.corpus = corpus
    self.choices = choices ?? defaults.choices
    self.place = place
  }

  /// Checks the input in `choices` or, if it is `nil`, kept inputs and then generated inputs.
  /// - Throws: `CorpusError` or `BlobError` if the choices or the corpus can't be read.
  package func report(about claim: Claim) throws -> Report {
    if let choices {
      let report = try UnfinishedRuns.including {
        try Run.replay(traced(claim), choices: ChoicesFile.word(of: choices))
      }
      // This line is a reminder that the test checks no other input until `choices` is removed.
      if report.passed { print("properties: \(report); other inputs aren't checked".visible) }
      return report
    }
    try corpus?.requireFolder()
    return searched(claim, corpus: try corpus?.entries(of: claim.property) ?? [])
  }

  /// Checks the failing inputs of earlier runs, then `corpus`, and then generated inputs.
  package func searched(_ claim: Claim, corpus: [CorpusEntry] = []) -> Report {
    let file = observationFile(of: claim)
    var claim = claim
    claim.known += defaults.known
    claim.knownIsIntermittent = claim.knownIsIntermittent || defaults.knownIsIntermittent
    claim = file?.observing(claim) ?? claim
    let display = TestProgress(of: claim)
    let report = UnfinishedRuns.including {
      checked(traced(claim), corpus: corpus) { progress in
        file?.follow(progress)
        display.show(progress)
      }
    }
    printFindings(report)
    return report
  }

  /// Prints facts that a passing test would hide, and the requested statistics.
  private func printFindings(_ report: Report) {
    // A passing test would hide that fewer inputs were checked or that known failures occurred.
    if report.passed && (report.isOutOfTime || !report.known.isEmpty) {
      print("properties: \(report)".visible)
    }
    let (isShown, chart) = (defaults.showsStatistics ?? false, report.statistics.chart)
    if isShown && !chart.isEmpty { print("\(report.property.name):\n\(chart)".visible) }
    if isShown { report.statistics.targets.forEach { print("\(report.property.name) \($0)") } }
  }

  private func observationFile(of claim: Claim) -> ObservationFile? {
    guard let folder = defaults.observations else { return nil }
    do {
      return try ObservationFile(in: folder, of: claim.property)
    } catch {
      print("properties: observations can't be written: \(error)".visible)
      return nil
    }
  }

  private func checked(
    _ claim: Claim, corpus: [CorpusEntry], progress: @escaping Run.Progress
  ) -> Report {
    guard defaults.keepsFailures ?? true, let kept = KeptFailures(of: claim, at: place) else {
      return Run.check(claim, settings, corpus: corpus, progress: progress)
    }
    let search = { kept.check($0, $1, corpus: corpus, progress: progress) }
    #if os(Linux) || os(macOS)
      let mayEnd = isOnOneThread && claim.trial == nil
      if mayEnd, let note = RunningNote(ofFailuresAt: kept.path) {
        return note.check(claim, settings, by: search)
      }
    #endif
    return search(claim, settings)
  }

  /// Returns the claim, renamed after the test if it is named only after its file; a claim with a
  /// corpus keeps its name.
  package func titled(_ claim: Claim) -> Claim {
    var claim = claim
    if corpus == nil { claim.property = place.title(of: claim.property) }
    return claim
  }

  private func traced(_ claim: Claim) -> Claim {
    guard defaults.isVerbose ?? false else { return claim }
    let name = claim.property.name
    if let constants = settings.constants { print("\(name): constants: \(constants)") }
    return claim.traced { print("\(name): \($0)".visible) }
  }
}

extension RunSettings {
  /// Returns the settings with constants from the code that a file tests, unless the settings
  /// already contain constants or enumerate inputs, or constants are disabled.
  package func takingConstants(
    ofCodeTestedBy file: String,
    _ defaults: PropertyDefaults = .current.overridden(by: .environment)
  ) -> RunSettings {
    guard constants == nil && defaults.usesConstants ?? true && !isExhaustive else { return self }
    var settings = self
    settings.constants = Constants(ofCodeTestedBy: file)
    return settings
  }
}

/// The lines in a test's log about the progress of a long run.
private final class TestProgress {
  private let name: String
  private var shown = ContinuousClock.now
  private static let pause = Duration.seconds(10)

  init(of claim: Claim) { name = claim.property.name }

  func show(_ progress: RunProgress) {
    guard ContinuousClock.now - shown >= Self.pause else { return }
    shown = .now
    print("\(name): \(progress)")
  }
}

/// The searches that this process hasn't finished.
///
/// A claim that calls `exit` would end the tests or a command, possibly with exit code 0.
package enum UnfinishedRuns {
  /// The number of unfinished searches, and the ID of their process, because a fork copies the
  /// number.
  private static let running = Mutex((count: 0, process: getpid()))

  /// Makes `exit` fail while a search is unfinished.
  private static let failingExit: Void = {
    atexit {
      guard running.withLock({ $0.count > 0 && $0.process == getpid() }) else { return }
      fflush(nil)
      let text =
        "properties: the code under test called exit; to find the property and its input, run the "
        + "tests again, or check with --isolated\n"
      _ = text.withCString { write(2, $0, strlen($0)) }
      _exit(1)
    }
  }()

  /// Performs `work`; a call to `exit` while it runs is a failure.
  package static func including<Result>(_ work: () throws -> Result) rethrows -> Result {
    failingExit
    running.withLock {
      if $0.process != getpid() { $0 = (0, getpid()) }
      $0.count += 1
    }
    defer { running.withLock { $0.count -= 1 } }
    return try work()
  }
}

extension Workers {
  /// The number of processors.
  public static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Creates workers on threads of this process, limited by the number of processors.
  /// - Parameter count: the number of parts to check in parallel; by default, one per processor.
  public static func threads(_ count: Int = processors) -> Workers {
    guard count > 1 else { return .one }
    return Workers(count: count) { count, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
  }
}
