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
  private let seconds: Double
  private let jobs: Int
  private let binary: String
  private let folder: String
  private let corpus: Corpus

  /// A slice is so long at the most: overnight, each law has its turn several times.
  private static let longestSlice = 600.0
  /// A law that has failed so often in a slice has shown what it had to show.
  private static let mostFailures = 8

  /// A session over `properties` that takes `seconds` in all.
  init(
    _ properties: [PropertyName], seconds: Double, jobs: Int, binary: String, build: FuzzBuild,
    corpus: Corpus
  ) {
    self.properties = properties
    self.seconds = seconds
    self.jobs = min(jobs, properties.count)
    self.binary = binary
    folder = build.folder
    self.corpus = corpus
  }

  /// Fuzzes every law and returns what came of each, in order.
  func run(quietly: Bool) throws -> [FuzzResult] {
    let interrupt = Interrupt()
    var results = properties.map { FuzzResult(property: $0.name) }
    let share = seconds * Double(jobs) / Double(properties.count)
    let rounds = max(1, Int((share / Self.longestSlice).rounded(.up)))
    var display = FuzzDisplay(total: seconds, isQuiet: quietly)
    for round in 0..<rounds where !interrupt.came {
      try run(
        slice: share / Double(rounds), &results, &display, isLast: round == rounds - 1, interrupt)
    }
    display.clear()
    return results
  }

  private func run(
    slice: Double, _ results: inout [FuzzResult], _ display: inout FuzzDisplay, isLast: Bool,
    _ interrupt: Interrupt
  ) throws {
    var waiting = Array(properties.indices.reversed())
    var running: [(index: Int, process: FuzzProcess)] = []
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < jobs, !interrupt.came, let index = waiting.popLast() {
        running.append((index, try start(properties[index], for: slice)))
      }
      if interrupt.came { waiting = [] }
      Thread.sleep(forTimeInterval: 0.1)
      display.show(running.map(\.process), results)
      for (place, job) in running.enumerated().reversed() where !job.process.isRunning {
        running.remove(at: place)
        let failures = results[job.index].artifacts.count
        results[job.index].add(job.process, artifacts: artifacts(of: job.process.property))
        if let trouble = results[job.index].trouble { throw UsageError(trouble) }
        let left = job.process.seconds - Date().timeIntervalSince(job.process.began)
        let hasFailed = results[job.index].artifacts.count > failures
        if hasFailed, left > 1, results[job.index].artifacts.count < Self.mostFailures,
          !interrupt.came
        {
          running.append((job.index, try start(properties[job.index], for: left)))
        } else if isLast {
          display.finish(results[job.index])
        }
      }
    }
  }

  private func start(_ property: PropertyName, for seconds: Double) throws -> FuzzProcess {
    let work = "\(folder)/corpus/\(property.name)"
    let artifacts = "\(folder)/artifacts/\(property.name)"
    let kept = CorpusFile.Kind.allCases.map { corpus.folder(of: property, $0) }
    for path in [work, artifacts, "\(folder)/logs"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let whole = max(1, Int(seconds.rounded()))
    let arguments =
      [
        "--property=\(property.name)", "-max_total_time=\(whole)", "-artifact_prefix=\(artifacts)/",
        "-max_len=512", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1", "-verbosity=1",
        "-dict=Fuzz/choices.dict", work,
      ] + kept.filter { FileManager.default.fileExists(atPath: $0) }
    return try FuzzProcess(
      property.name, binary: binary, arguments: arguments, seconds: Double(whole),
      log: "\(folder)/logs/\(property.name).log")
  }

  private func artifacts(of property: String) -> [String] {
    Corpus.paths(below: "\(folder)/artifacts/\(property)")
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
    seconds += min(process.seconds, Date().timeIntervalSince(process.began))
    self.artifacts = artifacts
    if process.code == 2 { trouble = process.trouble ?? "the target could not run" }
  }
}
