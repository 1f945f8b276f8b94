import PropertyCorpus

extension Corpus {
  /// Whether a regression may have this name: letters, digits and dashes.
  package static func isRegressionName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
