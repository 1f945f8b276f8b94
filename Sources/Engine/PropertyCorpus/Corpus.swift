// Importing this module also imports the engine.
@_exported import PropertyTesting
import Foundation

/// A folder of kept inputs, in `<Chapter>/<Property>/regressions` and `<Chapter>/<Property>.seeds`.
///
/// A regression is a file that contains only the bytes of its choices. The decoded text is in a
/// file next to it. If a changed generator decodes the bytes to a different input, the text reveals
/// this. All seeds of a property are in one text file with one replay code per line. `unpack`
/// converts the seeds to separate files for a fuzzer.
public struct Corpus: Hashable, Sendable {
  /// The folder's path.
  public let root: String

  /// The maximum size of a kept input, in bytes.
  public static let largestFile = 1 << 20

  /// Creates a corpus from a folder.
  /// - Parameter root: the path of the folder, which need not exist.
  public init(root: String) { self.root = root }

  /// Returns the folder of a property's regressions.
  /// - Parameter property: the property's name and chapter.
  public func regressionsFolder(of property: PropertyName) -> String {
    "\(root)/\(property)/regressions"
  }

  /// Returns the file of a property's seeds.
  /// - Parameter property: the property's name and chapter.
  public func seedsFile(of property: PropertyName) -> CorpusFile {
    CorpusFile(path: "\(root)/\(property).\(SeedsText.ending)", property: property)
  }

  /// Returns the readable files of a property's regressions, sorted by name.
  /// - Parameter property: the property's name and chapter.
  public func regressions(of property: PropertyName) -> [CorpusFile] {
    regressionsListing(of: property).paths.map { CorpusFile(path: $0, property: property) }
  }

  /// Returns a listing of a property's regressions; empty if the property doesn't have a
  /// regressions folder.
  private func regressionsListing(of property: PropertyName) -> CorpusListing {
    let folder = regressionsFolder(of: property)
    if (try? SystemFile.exists(folder)) == false { return CorpusListing() }
    return FolderWalk(folder, isFlat: true).listing
  }

  /// Returns a property's kept inputs with their bytes, regressions first.
  /// - Parameter property: the property's name and chapter.
  /// - Throws: `CorpusError` for the first file that can't be read.
  public func entries(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    if let error = regressionsListing(of: property).unreadable.first { throw error }
    var entries: [CorpusEntry] = []
    for file in regressions(of: property) { entries += try file.entries() }
    return entries + (try seeds(of: property))
  }

  /// Returns the bytes of a file; a link is followed only within the corpus or, outside of a
  /// corpus, within the file's folder.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - most: the maximum allowed number of bytes.
  /// - Throws: `.unreadable`; or `.oversized`, without reading a file that is too large.
  public static func read(
    _ path: String, upTo most: Int = largestFile
  ) throws(CorpusError) -> [UInt8] {
    if let reason = refusal(of: path) { throw .unreadable(path: path, reason: reason) }
    var size = 0
    do throws(SystemError) {
      let status = try SystemFile.status(of: path)
      switch status.kind {
      case .file: size = status.size
      case .folder: throw SystemError(EISDIR)
      case .link, .pipe, .other: throw SystemError(ENODEV)
      }
      if size <= most { return try SystemFile.read(path) }
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    throw .oversized(path: path, bytes: size, most: most)
  }

  /// Returns the reason a path isn't read, or `nil` if it may be read.
  ///
  /// Links in a corpus from another person must not reveal files outside of the corpus.
  private static func refusal(of path: String) -> String? {
    let isLink = (try? SystemFile.status(of: path, followingLinks: false).kind) == .link
    let home = home(of: path)
    if isLink && (try? SystemFile.status(of: path)) != nil && !SystemFile.isInside(path, home) {
      return "it is a link that leads out of \(home)"
    }
    return (try? SystemFile.status(of: path).kind) == .pipe ? "it is a FIFO" : nil
  }

  /// Returns the folder that a link must not leave: the corpus for a kept input, and otherwise the
  /// file's folder.
  private static func home(of path: String) -> String {
    let file = CorpusFile(placedAt: path)
    let levels = file.map { $0.kind == .regression ? 4 : 2 } ?? 1
    return (0..<levels).reduce(path) { path, _ in SystemFile.folder(of: path) }
  }

  /// Checks that the corpus exists.
  /// - Throws: `.unreadable` if the path doesn't exist or isn't a folder.
  public func requireFolder() throws(CorpusError) {
    do throws(SystemError) {
      if try SystemFile.status(of: root).kind == .folder { return }
    } catch {
      let reason = error.code == ENOENT ? "the folder doesn't exist" : "\(error)"
      throw .unreadable(path: root, reason: reason)
    }
    throw .unreadable(path: root, reason: "it isn't a folder")
  }

  /// Returns all inputs in a folder and its subfolders, and the entries that can't be read.
  /// - Parameter folder: the folder's path; links to folders are followed.
  public static func listing(below folder: String) -> CorpusListing { FolderWalk(folder).listing }

  /// Returns the sorted paths of all readable inputs in a folder and its subfolders.
  /// - Parameter folder: the path of the folder.
  public static func paths(below folder: String) -> [String] { listing(below: folder).paths }
}
