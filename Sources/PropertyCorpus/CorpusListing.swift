import Foundation

/// What a folder of kept inputs holds, the folders in it included.
public struct CorpusListing: Hashable, Sendable {
  /// The paths of the inputs, in order.
  public internal(set) var paths: [String] = []
  /// What stands where an input would but can't be read, and why, in order of the paths.
  ///
  /// A name that isn't UTF-8, a link that leads nowhere or back, a folder that can't be opened.
  public internal(set) var unreadable: [CorpusError] = []

  /// Whether there is nothing at all.
  public var isEmpty: Bool { paths.isEmpty && unreadable.isEmpty }

  /// An empty listing.
  package init() {}

  /// What stands at `path`: the inputs in that folder, or that file or line of one alone.
  ///
  /// - Throws: `.unreadable` where there is neither, with the system's reason.
  package init(at path: String) throws(CorpusError) {
    var isFolder: ObjCBool = false
    let file = CorpusFile.reference(path).path
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      let reason = errno == ELOOP ? "a link that leads back to itself" : "no such file"
      throw .unreadable(path: file, reason: reason)
    }
    if isFolder.boolValue { self = FolderWalk(file).listing } else { paths = [path] }
  }

  /// Adds what another listing has.
  package mutating func append(_ other: CorpusListing) {
    paths += other.paths
    unreadable += other.unreadable
  }
}
