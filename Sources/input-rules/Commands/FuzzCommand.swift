import ArgumentParser
import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Builds the instrumented target and lets libFuzzer loose on every law.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Fuzzes laws with libFuzzer: all of them, for a minute.",
    discussion: """
      Exits 1 if a law is false of an input; the input is kept and shrunk.

      Asked to stop, by Ctrl-C, TERM or HUP, it prints the results so far within two seconds, and \
      exits 1 if something was found, 0 if not. What was found is kept, unshrunk. A build that is \
      stopped exits 2, since nothing was fuzzed.

      The runs a second are those of the time in which a law was fuzzed: from when its process \
      had read the corpus to its end.
      """)

  @Argument(help: "Laws or chapters; all by default.") var names: [String] = []
  @Option(
    name: .customLong("for"), parsing: .unconditional,
    help: "How long in all, such as 90s, 10m or 8h; a build before it isn't counted.")
  var duration = "60s"
  @Option(
    parsing: .unconditional,
    help: "How many laws at a time, a process each; as many as there are cores by default.")
  var jobs: Int?
  @Option(help: "Also build with this sanitizer: address.") var sanitizer: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var corpus: CorpusOptions

  func validate() throws {
    _ = try seconds
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give 1 or more") }
    if let sanitizer, sanitizer != "address" {
      throw ValidationError("--sanitizer takes address, not “\(sanitizer)”")
    }
  }

  func run() throws {
    let laws = try LawSelection.laws(named: names)
    // What is wrong with the corpus is said before minutes of building.
    for law in laws { _ = try corpus.entries(of: law.name) }
    let interrupt = Interrupt()
    let results = try fuzz(laws, until: interrupt)
    if !json {
      if interrupt.came { Terminal.note("stopped; the results so far:\n") }
      try Output.print(results.table.joined(separator: "\n"))
    }
    let search = FailureSearch(results)
    let failures = try search.failures(until: interrupt)
    interrupt.release()
    if json {
      try JSON.print(zip(results, failures).map(Outcome.init))
    } else {
      let lines = failures.flatMap(\.descriptions)
      try Output.print((lines.isEmpty ? ["no failures"] : lines).joined(separator: "\n"))
    }
    if results.contains(where: { !$0.artifacts.isEmpty }) { throw ExitCode(1) }
  }

  private func fuzz(_ laws: [Law], until interrupt: Interrupt) throws -> [FuzzResult] {
    let build = FuzzBuild(sanitizer: sanitizer)
    let began = MonotonicClock.now
    let binary = try build.binary(quietly: json, until: interrupt)
    // Even to find that all is built takes seconds; they are part of the time in all.
    let time = try seconds
    let left = time - min(MonotonicClock.now - began, time / 10)
    let target = FuzzTargetFiles(binary: binary, folder: build.folder, corpus: corpus.corpus)
    var session = FuzzSession(
      laws.map(\.name), seconds: left,
      jobs: jobs ?? ProcessInfo.processInfo.processorCount, target: target, interrupt: interrupt,
      quietly: json)
    let results = try session.run()
    let unheard = results.count { $0.turns == 0 }
    if unheard > 0 && !interrupt.came {
      Terminal.note("\(unheard) laws had no turn; give more time with --for\n")
    }
    return results
  }

  /// What `--json` prints of a law.
  private struct Outcome: Encodable {
    let result: FuzzResult
    let failures: [Report]

    init(_ result: FuzzResult, _ failures: FailureGroups) {
      self.result = result
      self.failures = failures.found.compactMap(\.report)
    }
  }

  private var seconds: Double {
    get throws {
      guard let seconds = Double(duration: duration) else {
        throw UsageError("“\(duration)” is not a duration; write it as 90s, 10m, 8h or 1h30m")
      }
      return seconds
    }
  }
}
