import ArgumentParser
import PropertyConsole
import InputLaws
import PropertyCorpus
import PropertyTesting

/// A kept input, or a word of choices, with the claim it is an input of.
struct InputFile {
  let bytes: [UInt8]
  let claim: Claim

  /// The input at `path`, or encoded by it, of the named law, or else of the law that the file's
  /// folder names.
  init(_ path: String, property: String?, subject: String) throws {
    let subject = try LawSelection.subject(named: subject)
    let file = try LawSelection.all.file(path, property: property)
    claim = try LawSelection.law(named: file.property.name).claim(about: subject)
    let isBlob = path.hasPrefix("\(Blob.version)-")
    bytes = isBlob ? try Blob.decode(path) : try file.entry().bytes
  }
}

/// The options that name an input's law and subject.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "A corpus file, a line of one such as a.seeds:17, an artifact, or a word of choices.")
  var file: String
  @Option(help: "The input's law; by default the one its folder names.") var property: String?
  @Option(help: "The implementation to check.") var subject = "reference"
  @Flag(help: "Print JSON.") var json = false

  func load() throws -> InputFile {
    try InputFile(file, property: property, subject: subject)
  }
}

extension CorpusFile {
  /// The file that an argument names: a corpus file, a line of one, or bytes from a fuzzer.
  ///
  /// - Parameters:
  ///   - path: the file's path, as in `EditEqualsModel.seeds` or `EditEqualsModel.seeds:17`.
  ///   - property: the law that it is for; nil for the law that its path names.
  /// - Throws: `UsageError` if there is no such law, `CorpusError.unplaced` if the path names none.
  init(argument path: String, property: String?) throws {
    let name = try property ?? CorpusFile(placedAt: path)?.property.name ?? Self.law(above: path)
    self.init(path: path, property: try LawSelection.law(named: name).name)
  }

  /// The law with a folder's name; a fuzzer's files are in such a folder.
  private static func law(above path: String) throws -> String {
    let folders = path.split(separator: "/").map(String.init)
    guard let known = folders.last(where: { Catalogue.law(named: $0) != nil }) else {
      throw CorpusError.unplaced(path: path)
    }
    return known
  }
}
