import Foundation

/// The reason a part of a corpus can't be read or kept.
public enum CorpusError: Error, Hashable, Sendable {
  /// The path names no readable file or folder; the system's reason.
  case unreadable(path: String, reason: String)
  /// The file is larger than such a file may be; the largest size.
  case oversized(path: String, bytes: Int, most: Int)
  /// A line of a seeds file, counted from 1, isn't a replay code; what is wrong with it.
  case damaged(path: String, line: Int, reason: String)
  /// A seeds file has no line of that number; how many it has.
  case noLine(path: String, line: Int, lines: Int)
  /// One input is required, and the file contains several; how many.
  case severalInputs(path: String, count: Int)
  /// A file of one input contains a replay code as text, not the bytes that it encodes.
  case isWord(path: String)
  /// The path doesn't show which property the file belongs to.
  case unplaced(path: String)
  /// The file can't be written; the system's reason.
  case unwritable(path: String, reason: String)
  /// A file with that name already exists, and kept inputs are never overwritten.
  case exists(path: String)
}

extension CorpusError {
  /// The path that the error is about.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .oversized(let path, _, _), .damaged(let path, _, _),
      .noLine(let path, _, _), .severalInputs(let path, _), .isWord(let path),
      .unplaced(let path), .unwritable(let path, _), .exists(let path):
      path
    }
  }
}

extension CorpusError {
  /// The reason the system can't read what is at a path; one such as `a.seeds:+1` names no line.
  static func unreadable(_ path: String, _ error: SystemError) -> CorpusError {
    let name = path.split(separator: "/").last ?? ""
    let isLine = error.code == ENOENT && name.contains(".\(SeedsText.ending):")
    let number = name[(name.lastIndex(of: ":") ?? name.startIndex)...].dropFirst()
    return .unreadable(
      path: path,
      reason: isLine ? "\(error), and “\(number)” isn't a line number" : "\(error)")
  }
}

extension CorpusError: CustomStringConvertible {
  /// A sentence a user can act on, in one line whatever the path is.
  public var description: String {
    let path = path.isEmpty ? "“”" : path.visibleInLine
    return switch self {
    case .unreadable(_, let reason): "\(path) can't be read (\(reason)); check the path"
    case .oversized(_, let bytes, let most):
      "\(path) has \(bytes) bytes, more than the allowed \(most); it isn't a corpus file"
    case .damaged(_, let line, let reason):
      "\(path):\(line) \(reason); restore the line, a replay code such as 1-AQI and a newline, or "
        + "remove it"
    case .noLine(_, let line, let lines):
      "\(path) has no line \(line); it has \(lines), counted from 1"
    case .severalInputs(_, let count):
      "\(path) contains \(count) inputs; name one by its line, such as \(path):1"
    case .isWord:
      "\(path) contains a replay code, but it must contain the bytes that the code encodes; give "
        + "the code itself, or put it as a line into a file named x.seeds"
    case .unplaced:
      "\(path) isn't in a property's folder; name the property with --property, or move it to "
        + "Corpus/<Chapter>/<Property>/regressions"
    case .unwritable(_, let reason):
      "\(path) can't be written (\(reason)); check the path and its permissions"
    case .exists: "\(path) already exists; give the input another name"
    }
  }
}
