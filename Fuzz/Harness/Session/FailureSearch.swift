import PropertyConsole
import Foundation
import PropertyCorpus
import PropertyTesting

/// Checks and shrinks the inputs that a session kept, on a separate thread, so that stopping never
/// waits for it.
final class FailureSearch: @unchecked Sendable {
  private let results: [FuzzResult]
  private let targets: NamedProperties<FuzzTarget>
  private let lock = NSLock()
  private var shrunk: [String: Result<Report, any Error>] = [:]

  /// Shrinking is deep recursion; a thread has half a megabyte by default.
  private static let stackSize = 64 << 20

  /// - Parameters:
  ///   - results: what the session kept.
  ///   - targets: the properties that it fuzzed, among others.
  init(_ results: [FuzzResult], of targets: NamedProperties<FuzzTarget>) {
    (self.results, self.targets) = (results, targets)
  }

  /// The failures of each property, shrunk until the session is stopped.
  ///
  /// - Throws: an error for an input that can't be read any more.
  func failures(until interrupt: Interrupt) throws -> [FailureGroups] {
    let paths = results.flatMap(\.artifacts)
    if !paths.isEmpty && !interrupt.came {
      let thread = Thread { self.shrink() }
      thread.stackSize = Self.stackSize
      thread.start()
      while lock.withLock({ self.shrunk.count < paths.count }) && !interrupt.came {
        interrupt.wait(atMost: 1)
      }
    }
    let known = lock.withLock { shrunk }
    return try results.map { result in
      var groups = FailureGroups()
      for path in result.artifacts { groups.add(path, try known[path]?.get()) }
      return groups
    }
  }

  private func shrink() {
    for result in results {
      var origins: Set<String> = []
      for path in result.artifacts {
        let report = Result { try self.report(on: path, of: result.property, unless: origins) }
        if let found = try? report.get().counterexample { origins.insert(found.origin) }
        lock.withLock { shrunk[path] = report }
        Interrupt.wake()
      }
    }
  }

  /// What its claim says of an input, shrunk if it fails, unless one of the same origin was.
  ///
  /// In a child process, because an input that traps or never ends must not affect the others.
  private func report(
    on path: String, of property: String, unless origins: Set<String>
  ) throws -> Report {
    let claim = try targets.element(named: property).claim().isolated()
    let entry = CorpusEntry(name: path, bytes: try Corpus.read(path))
    let found = Run.check(claim, RunSettings(cases: 0, shrinkLimit: 0), corpus: [entry])
    guard let origin = found.counterexample?.origin, !origins.contains(origin) else { return found }
    return Run.check(claim, RunSettings(cases: 0), corpus: [entry])
  }
}
