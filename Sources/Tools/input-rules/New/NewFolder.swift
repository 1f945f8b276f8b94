import Foundation
import PropertyConsole
import PropertyCorpus

/// A folder that is made whole or not at all.
struct NewFolder {
  /// The path as the user gave it.
  let path: String

  /// Makes the folder with files, each by its path in the folder.
  /// - Throws: `UsageError` if something is in the way, `CorpusError.unwritable` if a file can't be
  ///   written. Nothing is left behind then.
  func make(_ files: [String: String]) throws {
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent()
    try requireRoom(in: parent.path)
    // A folder beside it, because only within a file system a folder can be moved at once.
    let whole = parent.appendingPathComponent(
      ".\(url.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: whole) }
    for (name, text) in files {
      do {
        try Corpus.write(Array(text.utf8), to: whole.appendingPathComponent(name).path)
      } catch {
        guard case .unwritable(_, let reason) = error else { throw error }
        throw CorpusError.unwritable(path: path, reason: reason)
      }
    }
    // This takes the place of an empty folder, and of nothing else.
    if rename(whole.path, url.path) != 0 { throw problem(errno) }
  }

  private func requireRoom(in parent: String) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
    if !isThere || !isFolder.boolValue {
      throw UsageError("there is no folder \(parent); create it, or name another with --path")
    }
    var status = stat()
    if lstat(path, &status) != 0 { return }
    if status.st_mode & S_IFMT != S_IFDIR { throw problem(ENOTDIR) }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    if names?.isEmpty == false { throw problem(ENOTEMPTY) }
  }

  private func problem(_ code: Int32) -> any Error {
    switch code {
    case ENOTEMPTY, EEXIST:
      UsageError("\(path) isn't empty; give the rule another name or --path")
    case ENOTDIR:
      UsageError("\(path) is a file; give the rule another name or --path")
    default:
      CorpusError.unwritable(path: path, reason: "\(SystemError(code))")
    }
  }
}
