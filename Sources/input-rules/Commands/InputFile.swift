import ArgumentParser
import Console
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
    let file = try CorpusFile(argument: path, property: property)
    claim = try LawSelection.law(named: file.property.name).claim(about: subject)
    let isBlob = path.hasPrefix("\(Blob.version)-")
    bytes = isBlob ? try Blob.decode(path) : try file.entry().bytes
  }
}

/// The options that say what an input is an input of.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "A corpus file, a line of one such as a.seeds:17, a fuzzer's artifact, or a blob.")
  var file: String
  @Option(help: "The law it is an input of; by default as its folder says.") var property: String?
  @Option(help: "What the law is about.") var subject = "reference"
  @Flag(help: "Print JSON.") var json = false

  func load() throws -> InputFile {
    try InputFile(file, property: property, subject: subject)
  }
}
