import PropertyCorpus
import PropertyTesting

extension Corpus {
  /// The regressions of other corpora that this one doesn't have, by whatever name; each once.
  /// - Throws: `CorpusError` if one can't be read.
  func newRegressions(
    of property: PropertyName, in others: [Corpus]
  ) throws(CorpusError) -> [CorpusFile] {
    var known: Set<[UInt8]> = []
    for file in regressions(of: property) { known.insert(try Self.read(file.path)) }
    var new: [CorpusFile] = []
    for file in others.flatMap({ $0.regressions(of: property) }) {
      if known.insert(try Self.read(file.path)).inserted { new.append(file) }
    }
    return new
  }

  /// Copies a regression as it is: its input may trap when it is made.
  /// - Throws: `CorpusError` if it can't be read or written.
  func add(_ file: CorpusFile) throws(CorpusError) {
    let lines = String(decoding: try Self.read(file.textPath), as: UTF8.self)
    let text = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    try saveRegression(
      try Self.read(file.path), text, named: file.name.visibleInLine, of: file.property)
  }

  /// The size of all files, in bytes, with the texts of regressions.
  var size: Int { Self.size(of: Self.paths(below: root)) }

  /// The size of kept inputs and the texts next to them, in bytes.
  static func size(of paths: [String]) -> Int {
    paths.reduce(0) { $0 + SystemFile.size(of: $1) + SystemFile.size(of: "\($1).txt") }
  }
}
