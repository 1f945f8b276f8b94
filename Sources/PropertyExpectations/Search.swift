import PropertyCorpus
import PropertyTesting
import Synchronization
import Testing

/// A search for an input for which a claim is false, in a test.
struct Search: Sendable {
  /// What a search found, and why it couldn't be as it was asked for.
  struct Result: Sendable {
    let report: Report
    var trouble: String?
  }

  private let claim: Claim
  private let issues = ClaimIssues()
  private let settings: RunSettings
  private let corpus: Corpus?
  private let choices: String?

  init(_ claim: Claim, _ settings: RunSettings, _ corpus: Corpus?, _ choices: String?) {
    self.claim = claim
    self.settings = settings
    self.corpus = corpus
    self.choices = choices
  }

  /// Searches on this thread.
  func foundHere() -> Result {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return found(claim)
    }
    let result = Mutex<Result?>(nil)
    CallingThread.run {
      await issues.collecting { result.withLock { $0 = found(issues.judging(claim)) } }
    }
    return result.withLock { $0 } ?? found(claim)
  }

  /// Searches; where the choices or the corpus can't be read, for random inputs.
  func found(_ claim: Claim) -> Result {
    do {
      if let choices {
        return Result(report: try Run.replay(claim, choices: ChoicesFile.word(of: choices)))
      }
      try corpus?.requireFolder()
      let entries = try corpus?.entries(of: claim.property) ?? []
      return Result(report: Run.check(claim, settings, corpus: entries))
    } catch {
      return Result(report: Run.check(claim, settings), trouble: "\(error)")
    }
  }
}

extension Search.Result {
  /// Records what is wrong as issues, and returns the report.
  func recorded(at place: SourceLocation) -> Report {
    if let trouble { Issue.record("\(trouble)", sourceLocation: place) }
    if !report.isFine { Issue.record("\(report.text(hasTrait: true))", sourceLocation: place) }
    return report
  }
}

/// The name of a test's property at a place, which differs from those of its other properties.
@usableFromInline
func propertyName(_ name: String, at place: SourceLocation) -> PropertyName {
  let suites = Test.current?.id.nameComponents.dropLast().joined(separator: ".") ?? ""
  return TestNames.name(
    name, in: suites.isEmpty ? nil : suites, fileID: place.fileID, line: place.line,
    column: place.column)
}
