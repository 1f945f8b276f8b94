import Foundation

/// The inputs in a folder and its subfolders.
public struct CorpusListing: Hashable, Sendable {
  /// The paths of the inputs, in order.
  public internal(set) var paths: [String] = []
  /// Entries that would be inputs but can't be read, and why, in order of their paths.
  ///
  /// A name that isn't UTF-8, a broken or circular link, a folder that can't be opened.
  public internal(set) var unreadable: [CorpusError] = []

  /// Whether the listing is empty.
  public var isEmpty: Bool { paths.isEmpty && unreadable.isEmpty }

  /// An empty listing.
  package init() {}

  /// The inputs at `path`: those in a folder, or a single file, or a line of one.
  ///
  /// - Throws: `.unreadable` if neither exists, with the system's reason.
  package init(at path: String) throws(CorpusError) {
    var isFolder: ObjCBool = false
    let file = CorpusFile.reference(path).path
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      let reason = errno == ELOOP ? "a link that leads back to itself" : "no such file"
      throw .unreadable(path: file, reason: reason)
    }
    if isFolder.boolValue { self = FolderWalk(file).listing } else { paths = [path] }
  }

  /// Adds the entries of another listing.
  package mutating func append(_ other: CorpusListing) {
    paths += other.paths
    unreadable += other.unreadable
  }
}
