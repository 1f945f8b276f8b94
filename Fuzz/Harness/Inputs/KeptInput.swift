import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A kept input, or a word of choices, with its claim.
struct KeptInput {
  let bytes: [UInt8]
  let claim: Claim
  /// Whether it was given as a word of choices.
  let isWord: Bool

  /// The input in a file, a line of one, or a word of choices.
  ///
  /// - Parameters:
  ///   - text: the file's path or the word.
  ///   - property: the property's name; nil for the one that the file's path names.
  ///   - targets: the properties.
  /// - Throws: what is wrong with the name, the path, the file or the word.
  init(_ text: String, property: String?, among targets: NamedProperties<FuzzTarget>) throws {
    isWord = text.hasPrefix("\(Blob.version)-")
    if isWord && property == nil { throw UsageError("name the word's property with --property") }
    let file = try targets.file(text, property: property)
    bytes = isWord ? try Blob.decode(text) : try file.entry().bytes
    claim = try targets.element(named: file.property.name).claim()
  }
}
