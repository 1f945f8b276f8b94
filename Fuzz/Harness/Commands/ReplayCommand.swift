import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  package static let replay = ProgramCommand(
    "replay", "[FILE|FOLDER…]", "Checks kept inputs again; by default, the whole corpus.",
    discussion: """
      FILE may end with a line number, as in a.seeds:17. Exits 1 if a property is false for an
      input, or if an input traps, hangs or no longer matches its decoded text. Exits 2 if an input
      can't be read, or if there are no inputs.
      """,
    options: [.property, .json, .junit, .corpus]
  ) { try ReplayCommand(words: $0, program: $1).run() }
}

private struct ReplayCommand {
  let words: CommandArguments
  let program: FuzzProgram

  private var paths: [String] { words.names }
  private var property: String? { words["--property"] }

  func run() throws -> Int32 {
    let junit = try words.junit()
    let listing = try listing()
    let files = try listing.paths.compactMap(file)
    let replays = try replays(of: files) + listing.unreadable.map(refusal)
    if replays.isEmpty {
      let paths = listing.paths.joined(separator: ", ")
      throw UsageError("\(paths) contains no inputs; check the path")
    }
    // If one report can't be written, the other must still be written.
    let written = Result { try junit?.write("\(JUnit(replays))") }
    let unreadable = replays.filter(\.isUnreadable)
    for replay in unreadable { Terminal.complain("\(replay)") }
    if words.has("--json") {
      try JSON.print(replays)
    } else {
      let skipped = listing.paths.count - files.count
      try print(replays, unreadable: unreadable.count, skipped: skipped)
    }
    try written.get()
    if !unreadable.isEmpty { return 2 }
    return replays.allSatisfy(\.passed) ? 0 : 1
  }

  private func print(_ replays: [Replay], unreadable: Int, skipped: Int) throws {
    let failed = replays.filter { !$0.passed && !$0.isUnreadable }
    let passed = replays.count - failed.count - unreadable
    let lines = failed.map { replay in
      "\(replay.path.visibleInLine): \(.bad("\(replay)".withIndentedLines))" as StyledText
    }
    let more = unreadable == 0 ? "" : ", \(unreadable) can't be read"
    let rest = skipped == 0 ? "" : ", \(skipped.of("file")) skipped"
    let total = "\(passed) passed, \(failed.count) failed\(more)\(rest)"
    let end = (Self.advice(on: replays) + [total]).map { StyledText($0) }
    try Output.print(styled: (lines + end).lines)
  }

  /// The requested inputs.
  /// - Throws: `UsageError` if there are no inputs, so that a wrong path isn't reported as passed.
  private func listing() throws -> CorpusListing {
    if paths.isEmpty { try words.corpus.requireFolder() }
    var all = CorpusListing()
    for path in paths.isEmpty ? [words.corpus.root] : paths {
      let listing = try CorpusListing(at: path)
      if listing.isEmpty { throw UsageError("\(path) contains no inputs; check the path") }
      all.append(listing)
    }
    return all
  }

  /// The file at `path`; if the whole corpus is replayed, the file must be where `check` and `fuzz`
  /// look for it, and a file of a property that only a test knows is skipped.
  private func file(at path: String) throws -> CorpusFile? {
    if paths.isEmpty && CorpusFile(placedAt: path) == nil { throw CorpusError.unplaced(path: path) }
    do {
      return try program.targets.file(path, property: property)
    } catch let error as UsageError where paths.isEmpty && property == nil {
      Terminal.note("\(path.visibleInLine) is skipped: \(error)\n")
      return nil
    }
  }

  /// The replays of the inputs in files, in order; several files are checked at the same time, one
  /// per processor.
  private func replays(of files: [CorpusFile]) throws -> [Replay] {
    let questions = try files.map { file in
      (file: file, claim: try program.targets.element(named: file.property.name).claim())
    }
    return Workers.threads().map(questions) { Replay.isolated(in: $0.file, $0.claim) }.flatMap(
      \.self)
  }

  /// A line of advice for each property that holds, and whose seeds are no longer canonical.
  private static func advice(on replays: [Replay]) -> [String] {
    let failed = Set(replays.filter { !$0.passed }.map(\.property))
    let respelled = replays.filter { $0.isRespelled && !failed.contains($0.property) }
    return Dictionary(grouping: respelled, by: \.property.name).sorted { $0.key < $1.key }.map {
      "\($0.key): \($0.value.count.of("seed")) no longer canonical; "
        + "`\(Terminal.program) merge \($0.key)` rewrites them"
    }
  }

  /// The replay that reports an unreadable input.
  private func refusal(of error: CorpusError) throws -> Replay {
    let path = error.path
    let named = try property.map { try program.targets.element(named: $0).name }
    let unknown = PropertyName(chapter: "unplaced", name: "unplaced")
    return Replay(
      at: path, of: named ?? CorpusFile(placedAt: path)?.property ?? unknown, unreadable: error)
  }
}

extension Replay {
  fileprivate var isUnreadable: Bool {
    if case .isUnreadable = outcome { true } else { false }
  }

  fileprivate var isRespelled: Bool {
    if case .isRespelled = outcome { true } else { false }
  }
}
