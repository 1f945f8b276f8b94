import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension InputCommand {
  /// Checks kept inputs again: the named ones or the whole corpus; 1 if one fails, 2 if one can't
  /// be read.
  func replay() throws -> Int32 {
    let words = try CommandWords(words, options: ["--property", "--corpus", "--junit"])
    let junit = words["--junit"].map { ResultFile($0) }
    try junit?.prepare()
    let paths = words.names.isEmpty ? [words["--corpus"] ?? "Corpus"] : words.names
    var listing = CorpusListing()
    for path in paths { listing.append(try CorpusListing(at: path)) }
    if let error = listing.unreadable.first { throw error }
    if listing.isEmpty {
      throw UsageError("\(paths.joined(separator: ", ")) contains no inputs; check the path")
    }
    let questions = try listing.paths.map { path in
      let file = try program.targets.file(path, property: words["--property"])
      return (file, try program.targets.element(named: file.property.name).claim())
    }
    // Each processor takes one file after another.
    let replays = Lanes.threads().map(questions) { Replay.isolated(in: $0, $1) }.flatMap(\.self)
    // If one can't be written, the other must still be.
    let written = Result { try junit?.write("\(JUnit(replays))") }
    let failed = replays.filter { !$0.isFine }
    let total = "\(replays.count - failed.count) passed, \(failed.count) failed"
    let lines = failed.map { "\($0.path.visibleInLine): \("\($0)".withIndentedLines)" }
    try Output.print((lines + [total]).joined(separator: "\n"))
    try written.get()
    return failed.isEmpty ? 0 : 1
  }
}
