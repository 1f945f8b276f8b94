import PropertyConsole
import Foundation
import PropertyCorpus
import PropertyTesting

/// Fuzzes a list of laws, a few at a time, in slices of a given total time.
///
/// Each law has a process of its own. libFuzzer's fork mode isn't used: it neither stops nor
/// distinguishes failures, and shows no law's progress. A law that fails continues with the rest of
/// its slice. A slice is a fair share of the time left when it begins, including the start of its
/// process, so that all of them end on time.
struct FuzzSession {
  private let properties: [PropertyName]
  private let jobs: Int
  private let target: FuzzTargetFiles
  private let interrupt: Interrupt
  private let seconds: Double
  /// How many slices each law has.
  private let rounds: Int
  private let began = MonotonicClock.now
  private var display: FuzzDisplay
  private var results: [FuzzResult]
  private var waiting: [Int] = []
  private var running: [FuzzTurn] = []

  /// The longest slice: overnight, each law has several turns.
  private static let longestSlice = 600.0
  /// A law with so many failures isn't fuzzed further.
  private static let mostFailures = 8

  /// A session over `properties` that takes `seconds` in total, with `jobs` laws at a time.
  init(
    _ properties: [PropertyName], seconds: Double, jobs: Int, target: FuzzTargetFiles,
    interrupt: Interrupt, quietly: Bool
  ) {
    self.properties = properties
    self.jobs = min(jobs, properties.count)
    self.target = target
    self.interrupt = interrupt
    self.seconds = seconds
    let share = seconds * Double(self.jobs) / Double(properties.count)
    rounds = max(1, Int((share / Self.longestSlice).rounded(.up)))
    display = FuzzDisplay(total: seconds, isQuiet: quietly)
    results = properties.map { FuzzResult(property: $0.name) }
  }

  /// Fuzzes every law and returns the results, in order; if it is stopped, those of the laws that
  /// had a turn.
  ///
  /// - Throws: `UsageError` if the target refuses to run; a fuzzer that ran nothing found nothing.
  mutating func run() throws -> [FuzzResult] {
    defer { for turn in running { turn.process.signal(SIGKILL) } }
    for round in 0..<rounds where !interrupt.came {
      let end = began + seconds * Double(round + 1) / Double(rounds)
      waiting = properties.indices.reversed()
      while !waiting.isEmpty || !running.isEmpty {
        try launch(round, end: end)
        display.show(running.map(\.process))
        interrupt.wait(atMost: pause)
        proceed(end: end)
        try collect(round)
      }
    }
    display.clear()
    return results
  }

  /// How long nothing is due, in seconds.
  private var pause: Double {
    let next = running.map(\.next).min() ?? 0
    return min(next - MonotonicClock.now, Terminal.showsProgress ? 0.25 : 60)
  }

  private mutating func launch(_ round: Int, end: Double) throws {
    while running.count < jobs, !waiting.isEmpty {
      let now = MonotonicClock.now
      if interrupt.came || now >= end { waiting = [] }
      let others = running.map { max(0, $0.end - now) }.reduce(0, +)
      let share = ((end - now) * Double(jobs) - others) / Double(max(1, waiting.count))
      guard let index = waiting.popLast() else { return }
      try launch(index, round, end: min(end, now + share))
    }
  }

  private mutating func launch(_ index: Int, _ round: Int, end: Double) throws {
    let process = try target.fuzz(properties[index], round: round)
    results[index].turns += 1
    running.append(FuzzTurn(index: index, process: process, end: end))
  }

  private mutating func proceed(end: Double) {
    let isOver = interrupt.came
    for place in running.indices {
      if isOver { running[place].stop() }
      running[place].proceed(last: end)
    }
  }

  private mutating func collect(_ round: Int) throws {
    for (place, turn) in running.enumerated().reversed() where !turn.process.isRunning {
      let (index, process) = (turn.index, turn.process)
      running.remove(at: place)
      let failures = results[index].artifacts.count
      let wasAsked = MonotonicClock.now >= turn.end || interrupt.came
      results[index].add(
        process, artifacts: target.artifacts(of: properties[index]), wasAsked: wasAsked)
      if let trouble = results[index].trouble { throw UsageError(trouble) }
      let hasFailed = results[index].artifacts.count > failures
      if hasFailed, results[index].artifacts.count < Self.mostFailures, !wasAsked,
        turn.end - MonotonicClock.now > 1
      {
        try launch(index, round, end: turn.end)
      } else if round == rounds - 1 || interrupt.came {
        display.finish(results[index])
      }
    }
  }
}

extension FuzzResult {
  /// Adds the result of a process.
  ///
  /// - Parameter wasAsked: whether it ended on request.
  fileprivate mutating func add(_ process: FuzzProcess, artifacts: [String], wasAsked: Bool) {
    let status = process.status
    if let status {
      runs += status.runs
      edges = max(edges, status.edges)
      corpus = max(corpus, status.corpus)
    }
    seconds += process.seconds
    self.artifacts = artifacts
    if status == nil && artifacts.isEmpty && !wasAsked {
      trouble = process.trouble ?? "\(property) ran nothing; its output is in \(process.log)"
    }
  }
}
