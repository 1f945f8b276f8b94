import ArgumentParser
import PropertyCorpus

/// Where the corpus is.
struct CorpusOptions: ParsableArguments {
  @Option(name: .customLong("corpus"), help: "The corpus folder.")
  var root = "Corpus"

  var corpus: Corpus { Corpus(root: root) }
}
