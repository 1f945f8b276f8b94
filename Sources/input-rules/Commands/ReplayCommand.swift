import ArgumentParser
import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Judges every kept input again.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Judges kept inputs again: the whole corpus, or files and folders.",
    discussion:
      "Exits 1 if a law is false of one, or one no longer means what the text beside it says.")

  @Argument(help: "Files or folders; the whole corpus by default.") var paths: [String] = []
  @Option(help: "The law the files are inputs of, where their folder doesn't say.")
  var property: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var junit: JUnitOptions
  @OptionGroup var corpus: CorpusOptions

  func run() throws {
    try junit.prepare()
    let replays = try files().map { file in
      guard let claim = try LawSelection.law(named: file.property.name).claim() else {
        throw UsageError("\(file.property.name) says nothing about the reference")
      }
      return Replay(file, claim)
    }
    try junit.write(JUnit(replays))
    let failed = replays.filter { !$0.isFine }
    if json {
      try JSON.print(replays)
    } else {
      for replay in failed { print("\(replay.path): \(Terminal.bad("\(replay)"))") }
      print("\(replays.count - failed.count) passed, \(failed.count) failed")
    }
    if failed.contains(where: \.isUnreadable) { throw ExitCode(2) }
    if !failed.isEmpty { throw ExitCode(1) }
  }

  private func files() throws -> [CorpusFile] {
    if !paths.isEmpty { return try paths.flatMap(files(at:)) }
    try corpus.corpus.requireFolder()
    return try corpus.corpus.allFiles()
  }

  private func files(at path: String) throws -> [CorpusFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CorpusError.unreadable(path: path, reason: "no such file")
    }
    return isFolder.boolValue
      ? try Corpus.paths(below: path).map(file(at:)) : [try file(at: path)]
  }

  private func file(at path: String) throws -> CorpusFile {
    let placed = CorpusFile(placedAt: path)
    guard let name = property ?? placed?.property.name else {
      throw CorpusError.unplaced(path: path)
    }
    let law = try LawSelection.law(named: name)
    return CorpusFile(path: path, property: law.name, kind: placed?.kind ?? .seeds)
  }
}

extension Replay {
  fileprivate var isUnreadable: Bool {
    if case .isUnreadable = outcome { true } else { false }
  }
}
