import Foundation

/// The inputs in a folder and its subfolders.
public struct CorpusListing: Hashable, Sendable {
  /// The paths of the inputs, sorted.
  public internal(set) var paths: [String] = []
  /// The errors for entries that can't be read, sorted by path.
  ///
  /// Examples of such entries are a name that isn't UTF-8, a broken or circular link, and a folder
  /// that can't be opened.
  public internal(set) var unreadable: [CorpusError] = []

  /// Whether the listing is empty.
  public var isEmpty: Bool { paths.isEmpty && unreadable.isEmpty }

  package init() {}

  /// Lists the inputs at `path`, which is a folder, a file, or a line of a file.
  /// - Throws: `.unreadable`, with the system's reason, if the path can't be read.
  package init(at path: String) throws(CorpusError) {
    let file = CorpusFile.reference(path).path
    do throws(SystemError) {
      self = try SystemFile.status(of: file).kind == .folder ? FolderWalk(file).listing : Self(path)
    } catch {
      throw .unreadable(path: file, reason: "\(error)")
    }
  }

  private init(_ path: String) {
    paths = [path]
  }

  package mutating func append(_ other: CorpusListing) {
    paths += other.paths
    unreadable += other.unreadable
  }
}

/// A walk through a folder and its subfolders that reports each unreadable entry.
///
/// Foundation's enumerators silently skip names that aren't UTF-8, circular links, and folders that
/// can't be opened.
struct FolderWalk {
  private(set) var listing = CorpusListing()

  /// Lists the folder at `path`, without its subfolders if `isFlat` is true.
  init(_ path: String, isFlat: Bool = false) {
    var folders: [String] = []
    walk(path, isFlat: isFlat, within: &folders)
    listing.paths.sort()
    listing.unreadable.sort { "\($0)" < "\($1)" }
  }

  private mutating func walk(_ folder: String, isFlat: Bool, within outer: inout [String]) {
    guard let names = Self.names(in: folder) else {
      return refuse(folder, "\(SystemError.last)")
    }
    outer.append(Self.identity(folder))
    defer { outer.removeLast() }
    for bytes in names {
      guard let name = String(validating: bytes, as: UTF8.self) else {
        if Self.isInput(bytes) {
          refuse("\(folder)/\(Self.escaped(bytes))", "its name isn't UTF-8")
        }
        continue
      }
      let path = "\(folder)/\(name)"
      if folder.hasSuffix("/regressions"), name.hasSuffix(".txt"),
        (try? SystemFile.exists(String(path.dropLast(4)))) == false
      {
        refuse(path, "it describes an input that doesn't exist")
      }
      var isFolder: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        if Self.isInput(bytes) { refuse(path, "a broken or circular link") }
      } else if !isFolder.boolValue || isFlat {
        if Self.isInput(bytes) { listing.paths.append(path) }
      } else if Self.isAbove(Self.identity(path), outer) {
        refuse(path, "a link to a folder that contains it")
      } else {
        walk(path, isFlat: false, within: &outer)
      }
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    listing.unreadable.append(.unreadable(path: path, reason: reason))
  }

  /// Returns whether a file with this name is an input; texts, bug reports and hidden files aren't.
  private static func isInput(_ name: [UInt8]) -> Bool {
    !name.starts(with: ".".utf8)
      && ![".txt", ".md"].contains { name.reversed().starts(with: $0.utf8.reversed()) }
  }

  private static func isAbove(_ folder: String, _ folders: [String]) -> Bool {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return folders.contains { $0 == folder || $0.hasPrefix(start) }
  }

  /// Returns an identifier of a folder that is the same for all paths to the folder.
  private static func identity(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func escaped(_ name: [UInt8]) -> String {
    name.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Returns the names in a folder as the system stores them, or `nil` if the folder can't be
  /// opened; `errno` then contains the reason.
  private static func names(in folder: String) -> [[UInt8]]? {
    #if os(Windows)
      return try? FileManager.default.contentsOfDirectory(atPath: folder).map { Array($0.utf8) }
    #else
      guard let stream = opendir(folder) else { return nil }
      defer { closedir(stream) }
      // An entry may be shorter than its type, so copying it isn't safe.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      var names: [[UInt8]] = []
      while let entry = readdir(stream) {
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        names.append(UnsafeRawBufferPointer(start: start, count: strlen(start)).map { $0 })
      }
      let dots = [Array(".".utf8), Array("..".utf8)]
      return names.filter { !dots.contains($0) }
    #endif
  }
}
