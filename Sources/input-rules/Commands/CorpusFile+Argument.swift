import Console
import InputLaws
import PropertyCorpus
import PropertyTesting

extension CorpusFile {
  /// The file that an argument names: a corpus file, a line of one, or bytes from a fuzzer.
  ///
  /// - Parameters:
  ///   - path: the file's path, as in `EditEqualsModel.seeds` or `EditEqualsModel.seeds:17`.
  ///   - property: the law that it is for; nil for the law that its path names.
  /// - Throws: `UsageError` if there is no such law, `CorpusError.unplaced` if the path names none.
  init(argument path: String, property: String?) throws {
    let name = try property ?? CorpusFile(placedAt: path)?.property.name ?? Self.law(above: path)
    self.init(path: path, property: try LawSelection.law(named: name).name)
  }

  /// The law with a folder's name; a fuzzer's files are in such a folder.
  private static func law(above path: String) throws -> String {
    let folders = path.split(separator: "/").map(String.init)
    guard let known = folders.last(where: { Catalogue.law(named: $0) != nil }) else {
      throw CorpusError.unplaced(path: path)
    }
    return known
  }
}
