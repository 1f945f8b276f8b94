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

  /// A property's kept inputs, regressions first, by name.
  public func files(of property: PropertyName) -> [CorpusFile] {
    CorpusFile.Kind.allCases.flatMap { kind in
      let folder = folder(of: property, kind)
      return Self.names(in: folder).map {
        CorpusFile(path: "\(folder)/\($0)", property: property, kind: kind)
      }
    }
  }

  /// A property's kept inputs with their bytes, regressions first.
  ///
  /// - Throws: `CorpusError` for the first that can't be read.
  public func entries(of property: PropertyName) throws(CorpusError) -> [CorpusEntry] {
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
      throw .unreadable(path: path, reason: Self.reason(error))
    }
  }

  /// The inputs' names in a folder, in order; decoded texts and hidden files aren't inputs.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasSuffix(".txt") && !$0.hasPrefix(".") }.sorted()
  }

  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = Int32((underlying ?? error as NSError).code)
    return underlying == nil ? "no such file" : String(cString: strerror(code)).lowercased()
  }
}

extension Corpus {
  /// Every kept input, by path.
  ///
  /// - Throws: `.unplaced` for a file that isn't where a property's inputs stand.
  public func allFiles() throws(CorpusError) -> [CorpusFile] {
    var files: [CorpusFile] = []
    for path in Self.paths(below: root) {
      guard let file = CorpusFile(placedAt: path) else { throw .unplaced(path: path) }
      files.append(file)
    }
    return files
  }

  /// Makes sure that there is a corpus to speak of.
  ///
  /// - Throws: `.unreadable` where the folder doesn't exist.
  public func requireFolder() throws(CorpusError) {
    if !FileManager.default.fileExists(atPath: root) {
      throw .unreadable(path: root, reason: "no such folder")
    }
  }

  /// The paths of all inputs in a folder and the folders in it, in order.
  public static func paths(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.sorted().map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let name = path.split(separator: "/").last ?? ""
      return exists && !isFolder.boolValue && !name.hasSuffix(".txt") && !name.hasPrefix(".")
    }
  }
}
