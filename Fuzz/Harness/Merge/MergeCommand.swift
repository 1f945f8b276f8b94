import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  /// The command that merges the useful inputs of campaigns into the committed corpus.
  /// - Parameter script: the path of a script that builds an instrumented program for the merge, or
  ///   `nil` to use this program.
  package static func merge(by script: String? = nil) -> ProgramCommand {
    ProgramCommand(
      "merge", "[NAME|CHAPTER…]", "Merges the inputs of campaigns into the committed corpus.",
      discussion: """
        The failing inputs that campaigns kept become regressions, unless the corpus contains them.
        A property's new seeds are a small set of inputs that reaches every edge of its old seeds
        and of the campaigns' inputs. A property that no campaign fuzzed keeps its seeds, unless you
        name the property and no campaign. Each property's line counts added seeds, seeds removed
        because other seeds reach the same edges, and stale seeds, which the generator now reads
        differently. A corpus may grow to \(SeedMerge.largestCorpus.grouped) bytes. Git
        shows the changes, and can undo them. The command needs a build with -sanitize=fuzzer.
        """,
      options: [
        CommandOption(
          "--campaign", "FOLDER",
          help: "Merge only this campaign's inputs; by default, those of Campaigns/*."),
        CommandOption("--dry-run", help: "Only show the changes."), FuzzRequest.jobs, .corpus,
      ]
    ) { words, program in
      let request = try FuzzRequest(.merge, words, program)
      if let script { try request.become(script, words) }
      return try request.merge()
    }
  }
}

extension FuzzRequest {
  /// Merges the inputs of campaigns into the committed corpus, several laws at a time, and prints
  /// the changes.
  ///
  /// Failing inputs are merged first, so that they are kept even if merging the seeds fails.
  /// - Throws: `UsageError` if the merge is stopped, a law can't be merged, or the corpus would be
  ///   too large. Seeds that have been merged stay merged; other seeds stay unchanged.
  func merge() throws -> Int32 {
    let campaigns = try mergedCampaigns()
    let asked = try self.targets()
    for target in asked { try addRegressions(of: target.name, from: campaigns) }
    let targets = asked.filter { merges($0.name, of: campaigns) }
    if targets.count < asked.count {
      let left = (asked.count - targets.count).of("property", "properties")
      try Output.print("unchanged: the seeds of \(left) that no campaign has fuzzed")
    }
    var waiting = targets[...]
    let interrupt = Interrupt()
    var running: [SeedMerge] = []
    defer {
      for merge in running { merge.process.signal(SIGKILL) }
      try? FileManager.default.removeItem(atPath: SeedMerge.folder(of: self))
    }
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < jobs, let target = waiting.popFirst() {
        running.append(try SeedMerge(target, self, with: campaigns))
      }
      interrupt.wait(atMost: 60)
      if interrupt.isReceived, let target = running.first?.target {
        throw UsageError("stopped while merging \(target.name.name); its seeds are unchanged")
      }
      // The state of each process is read only once, because a process may end at any moment.
      let done = running.partition { !$0.process.isRunning }
      for merge in running[done...] { try apply(merge) }
      running.removeSubrange(done...)
    }
    try Output.print(summary(campaigns))
    return 0
  }

  private func addRegressions(
    of property: PropertyName, from campaigns: [CampaignFolder]
  ) throws {
    let new = try corpus.newRegressions(of: property, in: campaigns.map(\.regressions))
    if new.isEmpty { return }
    try requireRoom(for: Corpus.size(of: new.map(\.path)), of: property)
    if !isDryRun { for file in new { try corpus.add(file) } }
    try Output.print("\(property.name): \(new.count.of("regression")) added")
  }

  /// Throws an error if the corpus would be too large after growing by `growth` bytes.
  private func requireRoom(for growth: Int, of property: PropertyName) throws(UsageError) {
    let size = corpus.size + growth
    guard growth > 0, size > SeedMerge.largestCorpus else { return }
    throw UsageError(
      "\(property.name) isn't merged: \(corpus.root) would have \(size.grouped) bytes, "
        + "more than the allowed \(SeedMerge.largestCorpus.grouped); remove seeds, or merge fewer "
        + "laws")
  }

  private func apply(_ merge: SeedMerge) throws {
    let after = try merge.seeds()
    try requireRoom(for: merge.growth(to: after), of: merge.target.name)
    if !isDryRun {
      try corpus.saveSeeds(Array(after), of: merge.target.claim())
    }
    try Output.print(merge.line(about: after))
  }

  private func summary(_ campaigns: [CampaignFolder]) -> String {
    let size = "\(corpus.root) has \(corpus.size.grouped) bytes"
    let sources =
      campaigns.isEmpty
      ? "no campaign" : campaigns.map(\.path.visibleInLine).joined(separator: ", ")
    return "merged with \(sources); \(size)" + (isDryRun ? ", and is unchanged" : "")
  }
}

/// The merge of one law's seeds with the inputs from campaigns.
///
/// libFuzzer chooses a small set of inputs that still reaches every edge (a greedy set cover).
struct SeedMerge {
  /// The size, in bytes, beyond which a corpus must not grow, so that clones stay fast.
  static let largestCorpus = 3_000_000

  let target: FuzzTarget
  let process: FuzzProcess
  private let before: Set<[UInt8]>
  private let merged: String

  /// Starts a merge into a new folder, so that a failed merge doesn't lose seeds.
  init(_ target: FuzzTarget, _ request: FuzzRequest, with campaigns: [CampaignFolder]) throws {
    let name = target.name.name
    let folder = "\(Self.folder(of: request))/\(name)"
    let seeds = "\(folder)/seeds"
    (self.target, merged) = (target, "\(folder)/merged")
    let log = "\(request.folder)/logs/\(name)-merge.log"
    let entries = try request.corpus.seeds(of: target.name)
    before = Set(entries.map(\.bytes))
    try? FileManager.default.removeItem(atPath: log)
    for path in [merged, "\(request.folder)/logs"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Corpus.unpack(entries, into: seeds)
    let found = campaigns.map { $0.corpus(of: target.name) }
    process = try FuzzProcess(
      name, binary: FuzzProgram.path,
      // Only edges are considered; with hit counts, five times as many inputs would be kept.
      arguments: [
        "-set_cover_merge=1", "-use_counters=0", "-artifact_prefix=\(folder)/", merged, seeds,
      ] + found.filter(FileManager.default.fileExists),
      log: log)
  }

  /// The folder of this process's merges; other processes use other folders at the same time.
  static func folder(of request: FuzzRequest) -> String { "\(request.folder)/merges/\(getpid())" }

  /// The seeds after the merge.
  /// - Throws: `UsageError` if the fuzzer or an input has failed. The seeds then stay unchanged.
  func seeds() throws -> Set<[UInt8]> {
    let log = try String(contentsOfFile: process.log, encoding: .utf8)
    guard process.code == 0, !log.contains("caused a failure") else {
      throw UsageError("\(target.name.name) can't be merged; see \(process.log)")
    }
    let claim = target.claim()
    return Set(try Corpus.paths(below: merged).map { claim.canonical(try Corpus.read($0)) })
  }

  /// The number of bytes by which the corpus grows.
  func growth(to after: Set<[UInt8]>) -> Int { Self.size(after) - Self.size(before) }

  /// The line about the changes; a seed is stale if, since the generator was changed, it is too
  /// long or some of its choices are out of bounds.
  func line(about after: Set<[UInt8]>) -> String {
    let claim = target.claim()
    let stale = before.count { claim.canonical($0) != $0 }
    let removed = before.subtracting(after).count - stale
    let changes = [
      ("added", after.subtracting(before).count),
      ("removed because other seeds reach the same edges", removed), ("stale", stale),
    ]
    let words = changes.filter { $0.1 > 0 }.map { ", \($0.1) \($0.0)" }.joined()
    return "\(target.name.name): \(after.count.of("seed"))\(words)"
  }

  private static func size(_ seeds: Set<[UInt8]>) -> Int {
    seeds.reduce(0) { $0 + Blob.encode($1).utf8.count + 1 }
  }
}

extension Corpus {
  /// The regressions in other corpora that aren't in this corpus under any name, without
  /// duplicates.
  func newRegressions(
    of property: PropertyName, in others: [Corpus]
  ) throws(CorpusError) -> [CorpusFile] {
    var known: Set<[UInt8]> = []
    for file in regressions(of: property) { known.insert(try Self.read(file.path)) }
    var new: [CorpusFile] = []
    for file in others.flatMap({ $0.regressions(of: property) }) {
      if known.insert(try Self.read(file.path)).inserted { new.append(file) }
    }
    return new
  }

  /// Copies a regression without decoding it, because creating its input may trap.
  func add(_ file: CorpusFile) throws(CorpusError) {
    let lines = String(decoding: try Self.read(file.textPath), as: UTF8.self)
    let text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    try saveRegression(
      try Self.read(file.path), text, named: file.name.visibleInLine, of: file.property)
  }

  /// The size of all files, in bytes, including the texts of regressions.
  var size: Int { Self.size(of: Self.paths(below: root)) }

  /// The total size of files and of the texts next to them, in bytes.
  static func size(of paths: [String]) -> Int {
    paths.reduce(0) { $0 + SystemFile.size(of: $1) + SystemFile.size(of: "\($1).txt") }
  }
}
