import Foundation

/// File operations that throw the system's reason if they fail.
package enum SystemFile {
  package struct Status {
    package enum Kind {
      case file, folder, link, pipe, other
    }

    package let kind: Kind
    let size: Int
    package let permissions: mode_t

    fileprivate init(_ status: stat) {
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        default: .other
        }
      size = Int(status.st_size)
      permissions = status.st_mode & 0o7777
    }
  }

  package static func status(
    of path: String, followingLinks follows: Bool = true
  ) throws(SystemError) -> Status {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    return Status(status)
  }

  /// Returns the size of the file at `path`, in bytes; 0 if it is unknown.
  package static func size(of path: String) -> Int { (try? status(of: path))?.size ?? 0 }

  /// Returns whether a file, a folder or a link, even a broken one, exists at `path`.
  package static func exists(_ path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try status(of: path, followingLinks: false)
      return true
    } catch {
      if error.code == ENOENT { return false }
      throw error
    }
  }

  /// Returns the path with links resolved, or `nil` if it can't be resolved.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns whether a path is within a folder after links are resolved.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let folder = resolved(folder), let file = resolved(path) else { return false }
    return file.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Returns the content of the file at `path`; throws `EFBIG` if it is larger than `most` bytes.
  package static func read(
    _ path: String, upTo most: Int = .max
  ) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = Foundation.read(file, &part, part.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += part[..<count] } else if errno != EINTR { throw .last }
      if bytes.count > most { throw SystemError(EFBIG) }
    }
  }

  package static func write(
    _ bytes: some Collection<UInt8>, to file: Int32
  ) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }

  /// Writes a file completely or not at all; creates the file's folder if it is missing.
  ///
  /// Only a regular file or a link is replaced.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let draft = try Self.draft(of: path)
    do throws(SystemError) {
      try create(draft, bytes, isDurable: true)
      if let old = try? status(of: path) { chmod(draft, old.permissions) }
      if rename(draft, path) != 0 { throw .last }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Checks as far as possible whether a file can be written, and creates its folder.
  package static func requireWritable(_ path: String) throws(SystemError) {
    let draft = try Self.draft(of: path)
    // Checking permissions isn't enough, so a test file is written to the same folder.
    try create(draft, [], isDurable: false)
    unlink(draft)
  }

  /// Writes a new file; if writing fails, removes the file.
  package static func create(
    _ path: String, _ bytes: [UInt8], isDurable: Bool
  ) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last }
    do throws(SystemError) {
      try write(bytes, to: file)
      if isDurable && fsync(file) != 0 { throw .last }
    } catch {
      close(file)
      unlink(path)
      throw error
    }
    // Some file systems don't report a full disk until a file is closed.
    guard close(file) == 0 else {
      let error = SystemError.last
      unlink(path)
      throw error
    }
  }

  /// Creates a folder and its parents, unless they exist.
  package static func makeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      if try status(of: path).kind != .folder { throw SystemError(ENOTDIR) }
    } catch {
      guard error.code == ENOENT else { throw error }
      let above = folder(of: path)
      if above != path { try makeFolder(above) }
      if mkdir(path, 0o777) != 0 && errno != EEXIST { throw .last }
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the nearest folder, from `start` upward, with an entry that has one of these names.
  static func folder(from start: String, with names: [String]) -> String? {
    var folder = start
    while folder.count > 1 {
      if names.contains(where: { (try? exists("\(folder)/\($0)")) == true }) { return folder }
      folder = Self.folder(of: folder)
    }
    return nil
  }

  /// Returns the path of a new hidden file next to `path`, after creating the folder.
  ///
  /// The file is next to `path`, because only a move within a file system is a single step.
  private static func draft(of path: String) throws(SystemError) -> String {
    let folder = folder(of: path)
    try makeFolder(folder)
    if try exists(path) {
      switch try status(of: path, followingLinks: false).kind {
      case .file, .link: break
      case .folder: throw SystemError(EISDIR)
      case .pipe, .other: throw SystemError(ENODEV)
      }
    }
    return "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36))"
  }
}

/// The reason that the system can't read or write a file, as an error number.
///
/// Foundation's errors don't always contain the reason. For example, Foundation reports a path with
/// a circular link as a missing file.
package struct SystemError: Error, Hashable {
  /// The error number, as in `errno`.
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The reason the last call failed.
  package static var last: SystemError { SystemError(errno) }
}

extension SystemError: CustomStringConvertible {
  /// The reason in a few words, for use in parentheses.
  package var description: String {
    switch code {
    case ENOENT: "no such file"
    case EISDIR: "it is a folder"
    case ENODEV: "it isn't a file"
    case ENOTDIR: "a part of its path isn't a folder"
    case ELOOP: "a link that leads back to itself"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
