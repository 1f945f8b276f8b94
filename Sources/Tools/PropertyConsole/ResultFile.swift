import Foundation
import PropertyCorpus

/// A file for results that the user named: a new one, an existing one, or something that accepts
/// text.
///
/// A regular file is written completely or not at all, and a link to it stays a link. A pipe, a
/// device or one of this process's own descriptors is written to directly: replacing it with a new
/// file would destroy it.
package struct ResultFile {
  /// The destination of the text.
  private enum Place: Equatable {
    case file(path: String)
    case stream(path: String)
    case descriptor(Int32)
  }

  /// The path as the user gave it.
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Makes sure, as far as possible, that the text can be written later.
  /// - Throws: `CorpusError.unwritable`, which names the user's path.
  package func prepare() throws(CorpusError) {
    switch try place() {
    case .file(let target):
      try naming { () throws(SystemError) in try SystemFile.requireWritable(target) }
    case .stream(let target):
      if access(target, W_OK) != 0 { throw unwritable(errno) }
    case .descriptor(let number):
      let mode = fcntl(number, F_GETFL)
      if mode < 0 || mode & O_ACCMODE == O_RDONLY { throw unwritable(EBADF) }
    }
  }

  /// Writes the text.
  /// - Throws: `CorpusError.unwritable`, which names the user's path.
  package func write(_ text: String) throws(CorpusError) {
    let bytes = Array(text.utf8)
    switch try place() {
    case .file(let target):
      try naming { () throws(SystemError) in try SystemFile.replace(target, with: bytes) }
    case .stream(let target):
      let stream = open(target, O_WRONLY | O_CLOEXEC)
      if stream < 0 { throw unwritable(errno) }
      defer { close(stream) }
      try write(bytes, to: stream)
    case .descriptor(let number): try write(bytes, to: number)
    }
  }

  private func write(_ bytes: [UInt8], to stream: Int32) throws(CorpusError) {
    try naming { () throws(SystemError) in try SystemFile.write(bytes, to: stream) }
  }

  /// Does `work`; its error names the path that the user gave.
  private func naming(_ work: () throws(SystemError) -> Void) throws(CorpusError) {
    do throws(SystemError) { try work() } catch { throw unwritable(error.code) }
  }

  private func unwritable(_ code: Int32) -> CorpusError {
    .unwritable(path: path, reason: "\(SystemError(code))")
  }

  /// The path's destination, following one link after another.
  private func place() throws(CorpusError) -> Place {
    var target = path
    for _ in 0..<40 {
      if let number = Self.descriptor(target) { return .descriptor(number) }
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return try kind(of: target)
      }
      target = link.hasPrefix("/") ? link : Self.folder(of: target) + link
    }
    throw unwritable(ELOOP)
  }

  /// The part of a path up to its last slash.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func kind(of target: String) throws(CorpusError) -> Place {
    var status = stat()
    if stat(target, &status) != 0 {
      // A missing file is created, and so is its folder.
      if errno == ENOENT { return .file(path: target) }
      throw unwritable(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(path: target)
    case S_IFDIR: throw unwritable(EISDIR)
    case S_IFSOCK: throw .unwritable(path: path, reason: "it is a socket")
    default: return .stream(path: target)
    }
  }

  /// The descriptor that a path is another name for.
  ///
  /// It isn't opened again: a regular file would start at its beginning again.
  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      guard let folder = folders.first(where: path.hasPrefix) else { return nil }
      return Int32(path.dropFirst(folder.count))
    }
  }
}
