import PropertyCorpus
import PropertyTesting

extension Corpus {
  /// Keeps the regressions of another corpus that this one doesn't have, by whatever name.
  ///
  /// They are copied as they are: an input may trap when it is made.
  ///
  /// - Parameters:
  ///   - property: whose regressions are kept.
  ///   - other: the other corpus.
  ///   - isDryRun: whether nothing is written.
  /// - Returns: how many this one didn't have.
  /// - Throws: `CorpusError` if one can't be read or written.
  func addRegressions(
    of property: PropertyName, from other: Corpus, isDryRun: Bool
  ) throws(CorpusError) -> Int {
    var known: Set<[UInt8]> = []
    for file in regressions(of: property) { known.insert(try Self.read(file.path)) }
    var count = 0
    for file in other.regressions(of: property) {
      let bytes = try Self.read(file.path)
      guard known.insert(bytes).inserted else { continue }
      count += 1
      if isDryRun { continue }
      let lines = String(decoding: try Self.read(file.textPath), as: UTF8.self)
      let text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
      try saveRegression(bytes, text, named: file.name, of: property)
    }
    return count
  }
}
