import ArgumentParser
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Judges every kept input again.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Judges kept inputs again: the whole corpus, or files and folders.",
    discussion:
      """
      Exits 1 if a law is false of one, or one no longer means what the text beside it says; 2 if \
      one can't be read, or there is none.
      """)

  @Argument(help: "Files or folders; the whole corpus by default.") var paths: [String] = []
  @Option(help: "The law the files are inputs of, where their folder doesn't say.")
  var property: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var junit: JUnitOptions
  @OptionGroup var corpus: CorpusOptions

  func run() throws {
    try junit.prepare()
    let listing = try listing()
    let replays = try listing.paths.map(replay) + listing.unreadable.map(refusal)
    let written = Result { try junit.write(JUnit(replays)) }
    let unreadable = replays.filter(\.isUnreadable)
    for replay in unreadable { Terminal.note("error: \(replay)\n") }
    if json { try JSON.print(replays) } else { try print(replays, unreadable: unreadable.count) }
    try written.get()
    if !unreadable.isEmpty { throw ExitCode(2) }
    if !replays.allSatisfy(\.isFine) { throw ExitCode(1) }
  }

  private func print(_ replays: [Replay], unreadable: Int) throws {
    let failed = replays.filter { !$0.isFine && !$0.isUnreadable }
    let passed = replays.count - failed.count - unreadable
    let lines = failed.map { "\($0.path): \(Terminal.bad("\($0)"))" }
    let more = unreadable == 0 ? "" : ", \(unreadable) can't be read"
    let total = "\(passed) passed, \(failed.count) failed\(more)"
    try Output.print((lines + [total]).joined(separator: "\n"))
  }

  /// All that is asked for.
  ///
  /// - Throws: `UsageError` where there is nothing of it: a wrong path must not pass for a right
  ///   one.
  private func listing() throws -> CorpusListing {
    if paths.isEmpty { try corpus.corpus.requireFolder() }
    var all = CorpusListing()
    for path in paths.isEmpty ? [corpus.root] : paths {
      let listing = try CorpusListing(at: path)
      if listing.isEmpty { throw UsageError("\(path) holds no inputs; check the path") }
      all.append(listing)
    }
    return all
  }

  private func replay(at path: String) throws -> Replay {
    let placed = CorpusFile(placedAt: path)
    guard let name = property ?? placed?.property.name else {
      throw CorpusError.unplaced(path: path)
    }
    let law = try LawSelection.law(named: name)
    return Replay(
      CorpusFile(path: path, property: law.name, kind: placed?.kind ?? .seeds), law.claim())
  }

  /// What is said of something that can't be read, wherever it stands.
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
}
