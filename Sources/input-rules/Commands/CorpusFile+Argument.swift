import Console
import InputLaws
import PropertyCorpus
import PropertyTesting

extension CorpusFile {
  /// The file that an argument names: one of the corpus, a line of one, or bytes from a fuzzer.
  ///
  /// - Parameters:
  ///   - path: the file's path, as in `EditEqualsModel.seeds` or `EditEqualsModel.seeds:17`.
  ///   - property: the law it is for; nil for the one that its place or a folder's name says.
  /// - Throws: `UsageError` where there is no such law, `CorpusError.unplaced` where nothing says
  ///   which it is.
  init(argument path: String, property: String?) throws {
    let name = try property ?? CorpusFile(placedAt: path)?.property.name ?? Self.law(above: path)
    self.init(path: path, property: try LawSelection.law(named: name).name)
  }

  /// The law whose name a folder has; a fuzzer's files stand in one of that name.
  private static func law(above path: String) throws -> String {
    let folders = path.split(separator: "/").map(String.init)
    guard let known = folders.last(where: { Catalogue.law(named: $0) != nil }) else {
      throw CorpusError.unplaced(path: path)
    }
    return known
  }
}
