import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A kept input, or a replay code, with the claim that it is an input of.
struct KeptInput {
  static let words = "FILE|CODE"
  static let discussion =
    "FILE is a corpus file, a line of one such as a.seeds:17, or what a fuzzer kept; CODE is a\n"
    + "replay code."

  /// The path or the word.
  let name: String
  let bytes: [UInt8]
  let claim: Claim
  /// Whether it was given as a replay code.
  let isWord: Bool

  /// The only input that words name.
  /// - Throws: what is wrong with the words, the path, the file or the replay code.
  init(_ words: CommandWords, in program: FuzzProgram) throws {
    guard words.names.count == 1 else {
      throw UsageError("name one input: a file, a line of one such as a.seeds:17, or a replay code")
    }
    name = words.names[0]
    isWord = name.hasPrefix("\(Blob.version)-")
    let property = words["--property"]
    if isWord && property == nil {
      throw UsageError("name the replay code's \(program.noun) with --property")
    }
    let file = try program.targets.file(name, property: property)
    let target = try program.targets.element(named: file.property.name)
    claim = try program.claims(of: [target], about: words["--subject"])[0].claim
    bytes = isWord ? try Blob.decode(name) : try file.entry().bytes
  }
}
