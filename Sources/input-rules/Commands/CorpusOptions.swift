import ArgumentParser
import PropertyCorpus
import PropertyTesting

/// Where the corpus is.
struct CorpusOptions: ParsableArguments {
  @Option(name: .customLong("corpus"), help: "The corpus folder.")
  var root = "Corpus"

  var corpus: Corpus { Corpus(root: root) }

  /// A law's kept inputs; that there is a corpus at all is made sure of.
  func entries(of property: PropertyName) throws -> [CorpusEntry] {
    try corpus.requireFolder()
    return try corpus.entries(of: property)
  }
}
