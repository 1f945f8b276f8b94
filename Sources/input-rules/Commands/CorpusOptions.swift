import ArgumentParser
import PropertyCorpus
import PropertyTesting

/// The corpus folder.
struct CorpusOptions: ParsableArguments {
  @Option(name: .customLong("corpus"), help: "The corpus folder.")
  var root = "Corpus"

  var corpus: Corpus { Corpus(root: root) }

  /// A law's kept inputs; makes sure that the corpus exists.
  func entries(of property: PropertyName) throws -> [CorpusEntry] {
    try corpus.requireFolder()
    return try corpus.entries(of: property)
  }
}
