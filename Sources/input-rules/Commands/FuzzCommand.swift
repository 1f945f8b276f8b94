import ArgumentParser
import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Builds the instrumented target and lets libFuzzer loose on every law.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Fuzzes laws with libFuzzer: all of them, for a minute.",
    discussion: "Exits 1 if a law is false of an input; the input is kept and shrunk.")

  @Argument(help: "Laws or chapters; all by default.") var names: [String] = []
  @Option(
    name: .customLong("for"), parsing: .unconditional,
    help: "How long in all, such as 90s, 10m or 8h; a second a law at the least.")
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
    let build = FuzzBuild(sanitizer: sanitizer)
    let binary = try build.binary(quietly: json)
    let target = FuzzTargetFiles(binary: binary, folder: build.folder, corpus: corpus.corpus)
    var session = FuzzSession(
      laws.map(\.name), seconds: try seconds,
      jobs: jobs ?? ProcessInfo.processInfo.processorCount, target: target, quietly: json)
    let results = try session.run()
    let failures = try results.map(failures(of:))
    if json {
      try JSON.print(zip(results, failures).map(Outcome.init))
    } else {
      let lines = failures.flatMap(\.descriptions)
      print((results.table + (lines.isEmpty ? ["no failures"] : lines)).joined(separator: "\n"))
    }
    if results.contains(where: { !$0.artifacts.isEmpty }) { throw ExitCode(1) }
  }

  /// What `--json` prints of a law.
  private struct Outcome: Encodable {
    let result: FuzzResult
    let failures: [Report]

    init(_ result: FuzzResult, _ failures: FailureGroups) {
      self.result = result
      self.failures = failures.reports.map(\.report)
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

  /// What each distinct failure is, shrunk, and how to keep it.
  private func failures(of result: FuzzResult) throws -> FailureGroups {
    let law = try LawSelection.law(named: result.property)
    guard let claim = law.claim() else {
      throw UsageError("\(law.name) says nothing about the reference")
    }
    return try FailureGroups(result.artifacts, claim)
  }
}
