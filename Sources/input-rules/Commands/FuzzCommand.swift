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
  @Option(name: .customLong("for"), help: "How long in all, such as 90s, 10m or 8h.")
  var duration = "60s"
  @Option(help: "How many laws at a time; as many as there are cores by default.") var jobs: Int?
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
    if json { try JSON.print(results) } else { print(results.table.joined(separator: "\n")) }
    let failures = try results.flatMap(failures(of:))
    if !json { print(failures.isEmpty ? "no failures" : failures.joined(separator: "\n")) }
    if !failures.isEmpty { throw ExitCode(1) }
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
  private func failures(of result: FuzzResult) throws -> [String] {
    guard let claim = try LawSelection.law(named: result.property).claim() else { return [] }
    return try FailureGroups(result.artifacts, claim).descriptions
  }
}
