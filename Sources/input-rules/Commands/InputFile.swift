import ArgumentParser
import PropertyConsole
import InputLaws
import PropertyCorpus
import PropertyTesting

/// A kept input, or a word of choices, with the claim it is an input of.
struct InputFile {
  let bytes: [UInt8]
  let claim: Claim
  /// Whether it was given as a word of choices.
  let isWord: Bool

  /// The input at `path`, or encoded by it, of the named law, or else of the law that the file's
  /// folder names.
  init(_ path: String, property: String?, subject: String) throws {
    let subject = try LawSelection.subject(named: subject)
    isWord = path.hasPrefix("\(Blob.version)-")
    if isWord && property == nil { throw UsageError("name the word's law with --property") }
    let file = try LawSelection.all.file(path, property: property)
    claim = try LawSelection.law(named: file.property.name).claim(about: subject)
    bytes = isWord ? try Blob.decode(path) : try file.entry().bytes
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
