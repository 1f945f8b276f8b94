import PropertyCorpus

extension Corpus {
  /// The corpus of this package, found from this file's location.
  static let committed = Corpus(
    root: #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Corpus")
}
