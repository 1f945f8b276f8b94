import Foundation
import PropertyCorpus
import PropertyTesting

/// Fuzzes a list of laws, a few at a time, in slices of a given time in all.
///
/// A process of its own for each law, rather than libFuzzer's fork mode: that neither stops nor
/// tells failures apart, and shows no law's progress. A law that fails goes on with what is left of
/// its slice.
struct FuzzSession {
  private let properties: [PropertyName]
  private let jobs: Int
  private let target: FuzzTargetFiles
  /// How many slices each law has, and how long one is, in seconds.
  private let rounds: Int
  private let slice: Double
  private let interrupt = Interrupt()
  private var display: FuzzDisplay
  private var results: [FuzzResult]
  private var waiting: [Int] = []
  private var running: [(index: Int, process: FuzzProcess)] = []

  /// A slice is so long at the most: overnight, each law has its turn several times.
  private static let longestSlice = 600.0
  /// A law that has failed so often has shown what it had to show.
  private static let mostFailures = 8

  /// A session over `properties` that takes `seconds` in all, `jobs` laws at a time.
  init(
    _ properties: [PropertyName], seconds: Double, jobs: Int, target: FuzzTargetFiles,
    quietly: Bool
  ) {
    self.properties = properties
    self.jobs = min(jobs, properties.count)
    self.target = target
    let share = seconds * Double(self.jobs) / Double(properties.count)
    rounds = max(1, Int((share / Self.longestSlice).rounded(.up)))
    slice = share / Double(rounds)
    display = FuzzDisplay(total: seconds, isQuiet: quietly)
    results = properties.map { FuzzResult(property: $0.name) }
  }

  /// Fuzzes every law and returns what came of each, in order.
  ///
  /// - Throws: `UsageError` where the target refuses to run; a fuzzer that ran nothing found
  ///   nothing.
  mutating func run() throws -> [FuzzResult] {
    defer { for (_, process) in running { process.stop() } }
    for round in 0..<rounds where !interrupt.came {
      waiting = properties.indices.reversed()
      while !waiting.isEmpty || !running.isEmpty {
        try launch(round)
        Thread.sleep(forTimeInterval: 0.1)
        display.show(running.map(\.process))
        try collect(round)
      }
    }
    display.clear()
    if interrupt.came { Terminal.note("interrupted; the results so far:\n") }
    return results
  }

  private mutating func launch(_ round: Int) throws {
    if interrupt.came {
      waiting = []
      for (_, process) in running { process.stop() }
    }
    while running.count < jobs, let index = waiting.popLast() {
      running.append((index, try target.fuzz(properties[index], for: slice, round: round)))
    }
  }

  private mutating func collect(_ round: Int) throws {
    for (place, (index, process)) in running.enumerated().reversed() where !process.isRunning {
      running.remove(at: place)
      let failures = results[index].artifacts.count
      results[index].add(process, artifacts: target.artifacts(of: properties[index]))
      if let trouble = results[index].trouble { throw UsageError(trouble) }
      let left = slice - process.age
      let hasFailed = results[index].artifacts.count > failures
      if hasFailed, results[index].artifacts.count < Self.mostFailures, left > 1, !interrupt.came {
        running.append((index, try target.fuzz(properties[index], for: left, round: round)))
      } else if round == rounds - 1 || interrupt.came {
        display.finish(results[index])
      }
    }
  }
}

extension FuzzResult {
  /// Adds what a process came to.
  fileprivate mutating func add(_ process: FuzzProcess, artifacts: [String]) {
    if let status = process.status {
      runs += status.runs
      edges = max(edges, status.edges)
      corpus = max(corpus, status.corpus)
    }
    seconds += process.age
    self.artifacts = artifacts
    if process.status == nil && artifacts.isEmpty {
      trouble = process.trouble ?? "\(property) ran nothing; its output is in \(process.log)"
    }
  }
}
