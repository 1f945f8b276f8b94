import ArgumentParser
import InputLaws
import PropertyCorpus
import PropertyTesting

/// A kept input, or a blob, with the claim it is an input of.
struct InputFile {
  let bytes: [UInt8]
  let claim: Claim

  /// The input at `path`, or spelled by it, of the law named or, where none is, of the file's
  /// folder.
  init(_ path: String, property: String?, subject: String) throws {
    let subject = try LawSelection.subject(named: subject)
    let name = try property ?? Self.property(placedAt: path)
    claim = try LawSelection.law(named: name).claim(about: subject)
    bytes = path.hasPrefix("\(Blob.version)-") ? try Blob.decode(path) : try Corpus.read(path)
  }

  /// The law's name by the file's place; a fuzzer's artifact stands in a folder of that name too.
  private static func property(placedAt path: String) throws -> String {
    if let file = CorpusFile(placedAt: path) { return file.property.name }
    let folders = path.split(separator: "/").map(String.init)
    guard let known = folders.last(where: { Catalogue.law(named: $0) != nil }) else {
      throw CorpusError.unplaced(path: path)
    }
    return known
  }
}

/// The options that say what an input is an input of.
struct InputOptions: ParsableArguments {
  @Argument(help: "A corpus file, a fuzzer's artifact, or a blob of choices.") var file: String
  @Option(help: "The law it is an input of; by default as its folder says.") var property: String?
  @Option(help: "What the law is about.") var subject = "reference"
  @Flag(help: "Print JSON.") var json = false

  func load() throws -> InputFile {
    try InputFile(file, property: property, subject: subject)
  }
}
