import PropertyCorpus

extension Corpus {
  /// The corpus of this package, found from where this file stands.
  static let committed = Corpus(
    root: #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Corpus")
}
