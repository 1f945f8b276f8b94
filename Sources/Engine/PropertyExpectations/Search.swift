import PropertyCorpus
import PropertyTesting
import Synchronization
import Testing

/// A test's search for counterexamples to a claim.
struct Search: Sendable {
  /// The report of a search, and the reason the search couldn't be performed as requested, if any.
  struct Result: Sendable {
    let report: Report
    var problem: String?
  }

  private let claim: Claim
  private let issues = ClaimIssues()
  private var run: TestRun

  init(
    _ claim: Claim, _ settings: RunSettings, corpus: Corpus? = nil, choices: String?,
    at place: SourceLocation
  ) {
    run = TestRun(settings, corpus: corpus, choices: choices, at: TestPlace(place))
    self.claim = run.titled(claim)
  }

  /// Searches for a counterexample to a claim that is checked on another thread.
  func foundElsewhere() -> Result {
    var search = self
    search.run.isOnOneThread = false
    return search.found(claim)
  }

  func foundHere() -> Result {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return found(claim)
    }
    let result = Mutex<Result?>(nil)
    CallingThread.run {
      await issues.collecting { result.withLock { $0 = found(issues.judging(claim)) } }
    }
    guard var found = result.withLock({ $0 }) else { return found(claim) }
    found.problem = found.problem ?? issues.lateIssue()
    return found
  }

  /// Searches; if the choices or the corpus can't be read, searches without them.
  func found(_ claim: Claim) -> Result {
    observingChildren(ClaimIssues.judgingInChild) {
      do {
        return Result(report: try run.report(about: claim))
      } catch {
        return Result(report: run.searched(claim), problem: "\(error)")
      }
    }
  }
}

extension Search.Result {
  /// Records problems and failures as issues, and returns the report.
  func recorded(at place: SourceLocation) -> Report {
    if let problem { Issue.record("\(problem)", sourceLocation: place) }
    if !report.passed { Issue.record("\(report.text(hasTrait: true))", sourceLocation: place) }
    return report
  }
}

/// Returns the name of a test's property; it differs from the names of all other properties.
@usableFromInline
func propertyName(_ name: String, at place: SourceLocation) -> PropertyName {
  let suites = Test.current?.id.nameComponents.dropLast().joined(separator: ".") ?? ""
  return TestNames.name(
    name, in: suites.isEmpty ? nil : suites, fileID: place.fileID, line: place.line,
    column: place.column)
}

extension TestPlace {
  package init(_ place: SourceLocation) {
    let test = Test.current.map {
      let suite = $0.id.nameComponents.dropLast().joined(separator: ".")
      return PropertyName(test: $0.name, in: suite.isEmpty ? place.fileID : suite)
    }
    self.init(
      test: test, fileID: place.fileID, file: place.path, line: place.line, column: place.column)
    isParameterized = Test.current?.isParameterized ?? false
  }
}

extension SourceLocation {
  /// The path of the file, as in `#filePath`.
  fileprivate var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
