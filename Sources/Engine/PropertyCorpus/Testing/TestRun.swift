import Foundation
import PropertyTesting

/// A run in a test of any framework: with what its traits and the environment ask for.
///
/// It belongs to the task that made it, whose traits it has; the run may be on another thread.
package struct TestRun: Sendable {
  private let settings: RunSettings
  private let corpus: Corpus?
  private let choices: String?
  private let place: TestPlace
  private let isVerbose: Bool
  private let keepsFailures: Bool

  /// - Parameters:
  ///   - settings: the limits and the random seed of the search.
  ///   - corpus: kept inputs, which are checked first.
  ///   - choices: the word of the only input to check, or the path of a file that holds it.
  ///   - place: where the test makes its claim.
  package init(_ settings: RunSettings, corpus: Corpus?, choices: String?, at place: TestPlace) {
    let defaults = PropertyDefaults.current.overridden(by: .environment)
    self.settings = settings
    self.corpus = corpus
    self.choices = choices ?? defaults.choices
    self.place = place
    isVerbose = defaults.isVerbose ?? false
    keepsFailures = defaults.keepsFailures ?? true
  }

  /// Checks the only input, or what is kept and then others.
  ///
  /// - Throws: `CorpusError` or `BlobError` if the choices or the corpus can't be read.
  package func report(about claim: Claim) throws -> Report {
    if let choices {
      return try Run.replay(traced(claim), choices: ChoicesFile.word(of: choices))
    }
    try corpus?.requireFolder()
    return searched(claim, corpus: try corpus?.entries(of: claim.property) ?? [])
  }

  /// Checks what earlier runs found, `corpus`, and then others.
  package func searched(_ claim: Claim, corpus: [CorpusEntry] = []) -> Report {
    let report = checked(traced(claim), corpus: corpus, progress: TestProgress(of: claim).show)
    // It passes, so nothing else would tell that less was checked.
    if report.isFine && report.isOutOfTime { print("properties: \(report)".visible) }
    return report
  }

  private func checked(
    _ claim: Claim, corpus: [CorpusEntry], progress: @escaping Run.Progress
  ) -> Report {
    guard keepsFailures, let kept = KeptFailures(of: claim, at: place) else {
      return Run.check(claim, settings, corpus: corpus, progress: progress)
    }
    return kept.check(claim, settings, corpus: corpus, progress: progress)
  }

  private func traced(_ claim: Claim) -> Claim {
    guard isVerbose else { return claim }
    let name = claim.property.name
    return claim.traced { print("\(name): \($0)".visible) }
  }
}

/// Lines in a test's log about a run that takes long.
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
