import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// The making of one law's seeds anew, of themselves and of what campaigns have found: libFuzzer
/// chooses the smallest set of inputs that still reaches every edge, by a greedy set cover.
struct SeedMerge {
  let target: FuzzTarget
  let process: FuzzProcess
  private let corpus: Corpus
  private let before: [CorpusEntry]
  /// The folder of the inputs that are chosen.
  private let merged: String

  /// Starts a merge.
  ///
  /// The fuzzer merges into a new folder, so that a merge that fails loses no seed.
  init(_ target: FuzzTarget, _ request: FuzzRequest, with campaigns: [CampaignFolder]) throws {
    let name = target.name.name
    let folder = "\(Self.folder(of: request))/\(name)"
    let seeds = "\(folder)/seeds"
    (self.target, corpus, merged) = (target, request.corpus, "\(folder)/merged")
    let log = "\(request.folder)/logs/\(name)-merge.log"
    before = try corpus.seeds(of: target.name)
    try? FileManager.default.removeItem(atPath: log)
    for path in [merged, "\(request.folder)/logs"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Corpus.unpack(before, into: seeds)
    let found = campaigns.map { $0.corpus(of: target.name) }
    process = try FuzzProcess(
      name, binary: FuzzProgram.path,
      // Edges only: with hit counts, five times as many inputs would be kept.
      arguments: [
        "-set_cover_merge=1", "-use_counters=0", "-artifact_prefix=\(folder)/", merged, seeds,
      ] + found.filter(FileManager.default.fileExists),
      log: log)
  }

  /// The folder of this process's merges; another process may merge, too.
  static func folder(of request: FuzzRequest) -> String { "\(request.folder)/merges/\(getpid())" }

  /// What the merge changes.
  /// - Throws: `UsageError` if the fuzzer or an input has failed; the seeds are then as they were.
  func change() throws -> SeedChange {
    let log = try String(contentsOfFile: process.log, encoding: .utf8)
    guard process.code == 0, !log.contains("caused a failure") else {
      throw UsageError("\(target.name.name) can't be merged; see \(process.log)")
    }
    let claim = target.claim()
    let inputs = try Corpus.paths(below: merged).map { claim.canonical(try Corpus.read($0)) }
    return SeedChange(
      target: target, before: Set(before.map(\.bytes)), after: Set(inputs),
      stale: before.count { claim.canonical($0.bytes) != $0.bytes })
  }
}
