import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  /// Puts what campaigns found worth keeping into the committed corpus.
  /// - Parameter script: the path of a script that builds an instrumented program and does it with
  ///   that; nil for this program.
  package static func merge(by script: String? = nil) -> ProgramCommand {
    ProgramCommand(
      "merge", "[NAME|CHAPTER…]", "Merges what campaigns found into the committed corpus.",
      discussion: """
        The failing inputs that campaigns kept become regressions, unless the corpus has them. The
        seeds of a property are the fewest inputs that reach every edge which its seeds and the
        campaigns' inputs reach. A property that the campaigns haven't fuzzed keeps its seeds,
        unless it is named and no campaign is. Each property's line counts the seeds that came,
        those that went because others reach their edges, and those that were stale: the generator
        now reads them differently. A corpus may grow to
        \(MergeCommand.largestCorpus.grouped) bytes. Git shows the changes, and can undo
        them. It needs a build with -sanitize=fuzzer.
        """,
      options: [
        CommandOption(
          "--campaign", "FOLDER",
          help: "Only this campaign's inputs; those of Campaigns/* by default."),
        CommandOption("--dry-run", help: "Only show the changes."), FuzzRequest.jobs, .corpus,
      ]
    ) { words, program in
      let request = try FuzzRequest(.merge, words, program)
      if let script { try request.become(script, words) }
      return try MergeCommand(request: request).run()
    }
  }
}

/// Merges what campaigns have found into the committed corpus, and says what came and went.
struct MergeCommand {
  let request: FuzzRequest

  /// A clone must stay quick: the largest size of a corpus that grows, in bytes.
  static let largestCorpus = 3_000_000

  /// Merges the laws that were asked for, several at a time.
  ///
  /// Failing inputs come first, so that none depends on what becomes of the seeds.
  /// - Throws: `UsageError` if it is stopped, a law can't be merged, or the corpus would be too
  ///   large; what is merged by then stays so, and the other seeds are as they were.
  func run() throws -> Int32 {
    let campaigns = try request.mergedCampaigns()
    let asked = try request.targets()
    for target in asked { try addRegressions(of: target.name, from: campaigns) }
    let targets = asked.filter { request.merges($0.name, of: campaigns) }
    if targets.count < asked.count {
      let left = (asked.count - targets.count).of("property", "properties")
      try Output.print("seeds of \(left) stay as they are: no campaign has fuzzed them")
    }
    var waiting = targets[...]
    let interrupt = Interrupt()
    var running: [SeedMerge] = []
    defer {
      for merge in running { merge.process.signal(SIGKILL) }
      try? FileManager.default.removeItem(atPath: SeedMerge.folder(of: request))
    }
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < request.jobs, let target = waiting.popFirst() {
        running.append(try SeedMerge(target, request, with: campaigns))
      }
      interrupt.wait(atMost: 60)
      if interrupt.came, let target = running.first?.target {
        throw UsageError("stopped while merging \(target.name.name); its seeds are unchanged")
      }
      // Looked at once: a process may end at any moment.
      let done = running.partition { !$0.process.isRunning }
      for merge in running[done...] { try apply(try merge.change()) }
      running.removeSubrange(done...)
    }
    try Output.print(summary(campaigns))
    return 0
  }

  private func addRegressions(
    of property: PropertyName, from campaigns: [CampaignFolder]
  ) throws {
    let new = try request.corpus.newRegressions(of: property, in: campaigns.map(\.regressions))
    if new.isEmpty { return }
    try requireRoom(for: Corpus.size(of: new.map(\.path)), of: property)
    if !request.isDryRun { for file in new { try request.corpus.add(file) } }
    try Output.print("\(property.name): \(new.count.of("regression")) came")
  }

  /// Throws if the corpus may not grow by so many bytes.
  private func requireRoom(for growth: Int, of property: PropertyName) throws(UsageError) {
    let size = request.corpus.size + growth
    guard growth > 0, size > Self.largestCorpus else { return }
    throw UsageError(
      "\(property.name) isn't merged: \(request.corpus.root) would have \(size.grouped) bytes, "
        + "more than the allowed \(Self.largestCorpus.grouped); remove seeds, or merge fewer laws")
  }

  private func apply(_ change: SeedChange) throws {
    try requireRoom(for: change.growth, of: change.target.name)
    if !request.isDryRun {
      try request.corpus.saveSeeds(Array(change.after), of: change.target.claim())
    }
    try Output.print(change.line)
  }

  private func summary(_ campaigns: [CampaignFolder]) -> String {
    let size = "\(request.corpus.root) has \(request.corpus.size.grouped) bytes"
    let sources =
      campaigns.isEmpty
      ? "no campaign" : campaigns.map(\.path.visibleInLine).joined(separator: ", ")
    return "merged with \(sources); \(size)" + (request.isDryRun ? ", and is unchanged" : "")
  }
}
