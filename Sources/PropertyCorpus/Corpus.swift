import Foundation
import PropertyTesting

/// A folder of kept inputs: `<Chapter>/<Property>/regressions` and `<Chapter>/<Property>.seeds`.
///
/// A regression is a file of its own: the bytes of its choices and nothing else. Its decoded text
/// stands beside it, so that a generator that comes to read old bytes as something else is noticed.
/// All seeds of a property are one text file, a word of choices a line; `unpack` makes of them the
/// folder of bytes that a fuzzer reads.
public struct Corpus: Hashable, Sendable {
  /// The folder's path.
  public let root: String

  /// The greatest size of a kept input, in bytes; no case may make as many choices.
  public static let largestFile = 1 << 20

  /// The corpus in the folder at `root`.
  public init(root: String) { self.root = root }

  /// The folder of a property's regressions.
  public func regressionsFolder(of property: PropertyName) -> String {
    "\(root)/\(property)/regressions"
  }

  /// The file of a property's seeds.
  public func seedsFile(of property: PropertyName) -> CorpusFile {
    CorpusFile(path: "\(root)/\(property).\(SeedsText.ending)", property: property)
  }

  /// The files of a property's regressions that can be read, by name.
  public func regressions(of property: PropertyName) -> [CorpusFile] {
    regressionsListing(of: property).paths.map { CorpusFile(path: $0, property: property) }
  }

  /// What there is of a property's regressions; nothing where there is no folder of them.
  private func regressionsListing(of property: PropertyName) -> CorpusListing {
    let folder = regressionsFolder(of: property)
    guard FileManager.default.fileExists(atPath: folder) else { return CorpusListing() }
    return FolderWalk(folder, isFlat: true).listing
  }

  /// A property's kept inputs with their bytes, regressions first.
  ///
  /// - Throws: `CorpusError` for the first that can't be read.
  public func entries(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    if let error = regressionsListing(of: property).unreadable.first { throw error }
    var entries: [CorpusEntry] = []
    for file in regressions(of: property) { entries += try file.entries() }
    return entries + (try seeds(of: property))
  }

  /// The bytes of the file at `path`.
  ///
  /// - Throws: `.unreadable`, or `.oversized` before a byte is read.
  public static func read(_ path: String) throws(CorpusError) -> [UInt8] {
    try read(path, upTo: largestFile)
  }

  /// The bytes of the file at `path`, of which there may be `most`.
  static func read(_ path: String, upTo most: Int) throws(CorpusError) -> [UInt8] {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw CorpusError.unreadable(path: path, reason: "it isn't a file")
      }
      let size = attributes[.size] as? Int ?? 0
      guard size <= most else { throw CorpusError.oversized(path: path, bytes: size, most: most) }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as CorpusError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error).text)
    }
  }

  /// The system's number of an error, and its words for it.
  package static func reason(_ error: any Error) -> (code: Int32, text: String) {
    guard let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError else {
      return (ENOENT, "no such file")
    }
    let code = Int32(underlying.code)
    return (code, String(cString: strerror(code)).lowercased())
  }
}

extension Corpus {
  /// Every file of kept inputs, by path.
  ///
  /// - Throws: `.unreadable` for the first that is, or `.unplaced` for a file that isn't where a
  ///   property's inputs stand.
  public func allFiles() throws(CorpusError) -> [CorpusFile] {
    let listing = Self.listing(below: root)
    if let error = listing.unreadable.first { throw error }
    var files: [CorpusFile] = []
    for path in listing.paths {
      guard let file = CorpusFile(placedAt: path) else { throw .unplaced(path: path) }
      files.append(file)
    }
    return files
  }

  /// Makes sure that there is a corpus to speak of.
  ///
  /// - Throws: `.unreadable` where the folder doesn't exist, or isn't one.
  public func requireFolder() throws(CorpusError) {
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) {
      throw .unreadable(path: root, reason: "no such folder")
    }
    if !isFolder.boolValue { throw .unreadable(path: root, reason: "it isn't a folder") }
  }

  /// All inputs in a folder and the folders in it, and what of them can't be read.
  ///
  /// - Parameter folder: the folder's path; links to folders are followed.
  public static func listing(below folder: String) -> CorpusListing { FolderWalk(folder).listing }

  /// The paths of all inputs in a folder and the folders in it that can be read, in order.
  public static func paths(below folder: String) -> [String] { listing(below: folder).paths }
}
