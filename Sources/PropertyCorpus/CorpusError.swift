/// Why something of a corpus can't be read or kept.
public enum CorpusError: Error, Hashable, Sendable {
  /// There is no readable file or folder at the path; the system's reason.
  case unreadable(path: String, reason: String)
  /// The file has more bytes than any input needs.
  case oversized(path: String, bytes: Int)
  /// The path doesn't say which property the file belongs to.
  case unplaced(path: String)
  /// The file can't be written; the system's reason.
  case unwritable(path: String, reason: String)
  /// A file of that name is there already, and kept inputs are never overwritten.
  case exists(path: String)
}

extension CorpusError {
  /// What the error is about.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .oversized(let path, _), .unplaced(let path),
      .unwritable(let path, _), .exists(let path):
      path
    }
  }
}

extension CorpusError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) can't be read (\(reason)); check the path"
    case .oversized(let path, let bytes):
      "\(path) has \(bytes) bytes, an input at most \(Corpus.largestFile); it isn't a corpus file"
    case .unplaced(let path):
      "\(path) doesn't say which property it is for; name it with --property, or move it to "
        + "Corpus/<Chapter>/<Property>/regressions"
    case .unwritable(let path, let reason):
      "\(path) can't be written (\(reason)); check the path and its permissions"
    case .exists(let path): "\(path) is there already; give the input another name"
    }
  }
}
