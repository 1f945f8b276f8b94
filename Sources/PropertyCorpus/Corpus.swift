import Foundation
import PropertyTesting

/// A folder of kept inputs: `<Chapter>/<Property>/regressions` and `…/seeds`.
///
/// A file is the bytes of an input's choices and nothing else, so that a fuzzer reads and writes
/// the same files. Beside each regression stands its decoded text, so that a generator that comes
/// to read old bytes as something else is noticed.
public struct Corpus: Hashable, Sendable {
  /// The folder's path.
  public let root: String

  /// The greatest size of a kept input, in bytes; no case may make as many choices.
  public static let largestFile = 1 << 20

  /// The corpus in the folder at `root`.
  public init(root: String) { self.root = root }

  /// The folder of a property's inputs of one kind.
  public func folder(of property: PropertyName, _ kind: CorpusFile.Kind) -> String {
    "\(root)/\(property.chapter)/\(property.name)/\(kind.rawValue)"
  }

  /// A property's kept inputs that can be read, regressions first, by name.
  public func files(of property: PropertyName) -> [CorpusFile] {
    CorpusFile.Kind.allCases.flatMap { kind in
      listing(of: property, kind).paths.map {
        CorpusFile(path: $0, property: property, kind: kind)
      }
    }
  }

  /// What there is of a property's inputs of one kind; nothing where there is no folder of them.
  private func listing(of property: PropertyName, _ kind: CorpusFile.Kind) -> CorpusListing {
    let folder = folder(of: property, kind)
    guard FileManager.default.fileExists(atPath: folder) else { return CorpusListing() }
    return FolderWalk(folder, isFlat: true).listing
  }

  /// A property's kept inputs with their bytes, regressions first.
  ///
  /// - Throws: `CorpusError` for the first that can't be read.
  public func entries(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
    for kind in CorpusFile.Kind.allCases {
      if let error = listing(of: property, kind).unreadable.first { throw error }
    }
    var entries: [CorpusEntry] = []
    for file in files(of: property) {
      entries.append(CorpusEntry(name: file.name, bytes: try Self.read(file.path)))
    }
    return entries
  }

  /// The bytes of the file at `path`.
  ///
  /// - Throws: `.unreadable`, or `.oversized` before a byte is read.
  public static func read(_ path: String) throws(CorpusError) -> [UInt8] {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw CorpusError.unreadable(path: path, reason: "it isn't a file")
      }
      let size = attributes[.size] as? Int ?? 0
      guard size <= largestFile else { throw CorpusError.oversized(path: path, bytes: size) }
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
  /// Every kept input, by path.
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
