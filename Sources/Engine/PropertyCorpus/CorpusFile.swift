import Foundation
import PropertyTesting

/// A file of kept inputs: its path, its kind, and the property of the inputs.
public struct CorpusFile: Hashable, Sendable {
  /// The kind of content in a file.
  public enum Kind: Hashable, Sendable {
    /// The bytes of one input for which a claim once failed, with the decoded text in a file next
    /// to it; such files are never deleted.
    case regression
    /// One replay code per line, for inputs that reach code that other inputs rarely reach.
    case seeds
    /// The bytes of one input outside of a corpus, such as a fuzzer's artifact.
    case loose
  }

  /// The file's path.
  public let path: String
  /// The property whose inputs the file contains.
  public let property: PropertyName
  /// The kind of content in the file.
  public let kind: Kind
  /// The number of the line to use in a seeds file, starting at 1, or `nil` for all lines.
  public let line: Int?

  /// The file's name without its folder.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The path of the file with the decoded text.
  public var textPath: String { path + ".txt" }

  /// Creates a file from a path, such as `artifact`, `Sums.seeds`, or `Sums.seeds:17` for a line.
  /// - Parameters:
  ///   - path: the file's path; its extension and its folder determine the kind of content.
  ///   - property: the property whose inputs the file contains.
  public init(path: String, property: PropertyName) {
    let (path, line) = Self.reference(path)
    self.path = path
    self.property = property
    self.line = line
    let isRegression = path.split(separator: "/").dropLast().last == "regressions"
    kind = isRegression ? .regression : path.withoutSeedsEnding != nil ? .seeds : .loose
  }

  /// Creates a file from a path in a corpus, or returns `nil` if the path isn't valid for a corpus.
  /// - Parameter path: `…/<Chapter>/<Property>/regressions/<name>`, or
  ///   `…/<Chapter>/<Property>.seeds`, which may end with a colon and a line number.
  public init?(placedAt path: String) {
    let parts = Self.reference(path).path.split(separator: "/").map(String.init)
    let isRegression = parts.dropLast().last == "regressions"
    let place = isRegression ? Array(parts.dropLast(2)) : parts
    guard place.count >= 2, let last = place.last else { return nil }
    guard let name = isRegression ? last : last.withoutSeedsEnding else { return nil }
    let chapter = place[place.count - 2]
    self.init(path: path, property: PropertyName(chapter: chapter, name: name))
  }

  /// Splits a path such as `Sums.seeds:17` into the file's path and the line, if any.
  /// - Parameter path: a path, which may end with a line number.
  public static func reference(_ path: String) -> (path: String, line: Int?) {
    guard let colon = path.lastIndex(of: ":") else { return (path, nil) }
    let (file, digits) = (String(path[..<colon]), path[path.index(after: colon)...])
    let isNumber = digits.allSatisfy { $0.isASCII && $0.isNumber }
    guard file.withoutSeedsEnding != nil, isNumber, let line = Int(digits) else {
      return (path, nil)
    }
    return (file, line)
  }

  /// Returns the inputs in the file; a seed's name contains its line, as in `Sums.seeds:17`.
  /// - Throws: `CorpusError` if the file can't be read, a line is damaged, or the selected line
  ///   doesn't exist.
  public func entries() throws(CorpusError) -> [CorpusEntry] {
    let name = name.visibleInLine
    guard kind == .seeds else { return [CorpusEntry(name: name, bytes: try input())] }
    let text = try Corpus.read(path, upTo: SeedsText.largestFile)
    let entries = try SeedsText.inputs(of: text, at: path).enumerated().map { index, bytes in
      CorpusEntry(name: "\(name):\(index + 1)", bytes: bytes)
    }
    guard let line else { return entries }
    guard line >= 1, line <= entries.count else {
      throw .noLine(path: path, line: line, lines: entries.count)
    }
    return [entries[line - 1]]
  }

  /// Returns the bytes of a file with one input; throws an error if they look like a replay code.
  ///
  /// Inputs rarely look like replay codes, but users may save a replay code by mistake.
  private func input() throws(CorpusError) -> [UInt8] {
    let bytes = try Corpus.read(path)
    if bytes.isWords { throw .isWord(path: path) }
    return bytes
  }

  /// Returns the file's only input.
  /// - Throws: `.severalInputs` if there are several inputs, `.noLine` if there are none, or an
  ///   error from `entries`.
  public func entry() throws(CorpusError) -> CorpusEntry {
    let entries = try entries()
    guard let entry = entries.first else { throw .noLine(path: path, line: 1, lines: 0) }
    guard entries.count == 1 else { throw .severalInputs(path: path, count: entries.count) }
    return entry
  }

  /// Returns the path of an entry in this file, in the form that `replay` and `explain` accept.
  func path(of entry: CorpusEntry) -> String {
    guard kind == .seeds, let colon = entry.name.lastIndex(of: ":") else { return path }
    return path + entry.name[colon...]
  }
}

extension [UInt8] {
  /// The characters in replay codes, and white space.
  private static let inWords = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ \t\r\n".utf8)

  /// Whether the bytes look like the text of replay codes, of any version, with any white space.
  fileprivate var isWords: Bool {
    let text = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    let start = Array(text.prefix(2))
    guard text.count >= 4, start[0].isDigit, start[1] == UInt8(ascii: "-") else { return false }
    return text.allSatisfy { Self.inWords.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension String {
  /// The name of a seeds file without its extension, or `nil` for any other name.
  fileprivate var withoutSeedsEnding: String? {
    let ending = ".\(SeedsText.ending)"
    return hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}

/// The reason a part of a corpus can't be read or saved.
public enum CorpusError: Error, Hashable, Sendable {
  /// The path can't be read, for the given reason.
  case unreadable(path: String, reason: String)
  /// The file exceeds the maximum allowed size.
  case oversized(path: String, bytes: Int, most: Int)
  /// In a seeds file, the line with this number isn't a replay code, for the given reason.
  case damaged(path: String, line: Int, reason: String)
  /// A seeds file doesn't contain the line; `lines` is the number of its lines.
  case noLine(path: String, line: Int, lines: Int)
  /// The file must contain one input, but contains several.
  case severalInputs(path: String, count: Int)
  /// A file for one input contains a replay code as text instead of the encoded bytes.
  case isWord(path: String)
  /// The file's property can't be determined from the path.
  case unplaced(path: String)
  /// The file can't be written, for the given reason.
  case unwritable(path: String, reason: String)
  /// A file with this name already exists, and kept inputs are never overwritten.
  case exists(path: String)

  package var path: String {
    switch self {
    case .unreadable(let path, _), .oversized(let path, _, _), .damaged(let path, _, _),
      .noLine(let path, _, _), .severalInputs(let path, _), .isWord(let path),
      .unplaced(let path), .unwritable(let path, _), .exists(let path):
      path
    }
  }
}

extension CorpusError: CustomStringConvertible {
  /// A description of the problem in one line, with advice.
  public var description: String {
    let path = path.isEmpty ? "“”" : path.visibleInLine
    return switch self {
    case .unreadable(_, let reason): "\(path) can't be read (\(reason)); check the path"
    case .oversized(_, let bytes, let most):
      "\(path) has \(bytes) bytes, more than the allowed \(most); it isn't a corpus file"
    case .damaged(_, let line, let reason):
      "\(path):\(line) \(reason); restore the line (a replay code such as 1-AQI, and a newline) or "
        + "remove it"
    case .noLine(_, let line, let lines):
      "\(path) has no line \(line); its line count is \(lines)"
    case .severalInputs(_, let count):
      "\(path) contains \(count) inputs; name one by its line, such as \(path):1"
    case .isWord:
      "\(path) contains a replay code, but it must contain the bytes that the code encodes; give "
        + "the code itself, or add it as a line to a file such as x.seeds"
    case .unplaced:
      "\(path) isn't in a property's folder; name the property with --property, or move it to "
        + "Corpus/<Chapter>/<Property>/regressions"
    case .unwritable(_, let reason):
      "\(path) can't be written (\(reason)); check the path and its permissions"
    case .exists: "\(path) already exists; give the input another name"
    }
  }
}
