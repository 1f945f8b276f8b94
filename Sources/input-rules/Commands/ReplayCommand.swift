import ArgumentParser
import PropertyConsole
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Checks every kept input again.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Checks kept inputs again: the whole corpus, or files and folders.",
    discussion:
      """
      Exits 1 if a law is false for an input, an input traps or never ends, or it no longer \
      matches its decoded text; 2 if an input can't be read, or there is none.
      """)

  @Argument(help: "Files, lines such as a.seeds:17, or folders; the whole corpus by default.")
  var paths: [String] = []
  @Option(help: "The law the files are inputs of, if their folder doesn't name it.")
  var property: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var junit: JUnitOptions
  @OptionGroup var corpus: CorpusOptions

  func run() throws {
    try junit.prepare()
    let listing = try listing()
    let replays = try replays(of: listing.paths.map(file)) + listing.unreadable.map(refusal)
    if replays.isEmpty {
      let paths = listing.paths.joined(separator: ", ")
      throw UsageError("\(paths) contains no inputs; check the path")
    }
    let written = Result { try junit.write(JUnit(replays)) }
    let unreadable = replays.filter(\.isUnreadable)
    for replay in unreadable { Terminal.complain("\(replay)") }
    if json { try JSON.print(replays) } else { try print(replays, unreadable: unreadable.count) }
    try written.get()
    if !unreadable.isEmpty { throw ExitCode(2) }
    if !replays.allSatisfy(\.isFine) { throw ExitCode(1) }
  }

  private func print(_ replays: [Replay], unreadable: Int) throws {
    let failed = replays.filter { !$0.isFine && !$0.isUnreadable }
    let passed = replays.count - failed.count - unreadable
    let lines = failed.map { replay in
      "\(replay.path.visibleInLine): \(.bad("\(replay)".withIndentedLines))" as StyledText
    }
    let more = unreadable == 0 ? "" : ", \(unreadable) can't be read"
    let total = "\(passed) passed, \(failed.count) failed\(more)"
    let rest = (Self.advice(on: replays) + [total]).map { StyledText($0) }
    try Output.print(styled: (lines + rest).lines)
  }

  /// The requested inputs.
  ///
  /// - Throws: `UsageError` if there are none: a wrong path must not pass as a right one.
  private func listing() throws -> CorpusListing {
    if paths.isEmpty { try corpus.corpus.requireFolder() }
    var all = CorpusListing()
    for path in paths.isEmpty ? [corpus.corpus.root] : paths {
      let listing = try CorpusListing(at: path)
      if listing.isEmpty { throw UsageError("\(path) contains no inputs; check the path") }
      all.append(listing)
    }
    return all
  }

  /// The file at `path`; the corpus itself contains only files where `check` and `fuzz` find them.
  private func file(at path: String) throws -> CorpusFile {
    if paths.isEmpty && CorpusFile(placedAt: path) == nil { throw CorpusError.unplaced(path: path) }
    return try LawSelection.all.file(path, property: property)
  }

  /// The replays of the inputs in files, in order; each processor takes one file after another.
  private func replays(of files: [CorpusFile]) throws -> [Replay] {
    let questions = try files.map { file in (file: file, claim: try claim(for: file)) }
    return Lanes.threads().map(questions) { Replay.isolated(in: $0.file, $0.claim) }.flatMap(\.self)
  }

  private func claim(for file: CorpusFile) throws -> Claim {
    try LawSelection.law(named: file.property.name).claim()
  }

  /// A line for each law with seeds that are no longer canonical.
  private static func advice(on replays: [Replay]) -> [String] {
    let respelled = replays.filter(\.isRespelled).map(\.property.name)
    return Dictionary(grouping: respelled, by: \.self).sorted { $0.key < $1.key }.map {
      "\($0.key): seeds that are no longer canonical: \($0.value.count); "
        + "`input-rules merge \($0.key)` rewrites them"
    }
  }

  /// The replay of something that can't be read, wherever it is.
  private func refusal(of error: CorpusError) throws -> Replay {
    let path = error.path
    let named = try property.map { try LawSelection.law(named: $0).name }
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
