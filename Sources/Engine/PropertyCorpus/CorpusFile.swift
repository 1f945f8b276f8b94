import PropertyTesting

/// A file of kept inputs: its path, and the kind and property that follow from it.
public struct CorpusFile: Hashable, Sendable {
  /// The content of a file.
  public enum Kind: Hashable, Sendable {
    /// The bytes of one input that once made a claim fail; its decoded text is next to it, and it
    /// is never deleted.
    case regression
    /// A replay code per line: inputs that reach code that few others reach.
    case seeds
    /// The bytes of one input anywhere else, such as a fuzzer's artifact.
    case loose
  }

  /// The file's path.
  public let path: String
  /// The property that it is an input of.
  public let property: PropertyName
  /// The content of the file.
  public let kind: Kind
  /// The only line of a seeds file that is used, counted from 1; nil for all of them.
  public let line: Int?

  /// The file's name without its folder.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The path of the decoded text next to it.
  public var textPath: String { path + ".txt" }

  /// The file that `path` names, such as `artifact`, `Sums.seeds`, or line 17, `Sums.seeds:17`.
  /// - Parameters:
  ///   - path: the file's path; its extension and its folder determine what it contains.
  ///   - property: the property that it has inputs of.
  public init(path: String, property: PropertyName) {
    let (path, line) = Self.reference(path)
    self.path = path
    self.property = property
    self.line = line
    let isRegression = path.split(separator: "/").dropLast().last == "regressions"
    kind = isRegression ? .regression : path.withoutSeedsEnding != nil ? .seeds : .loose
  }

  /// The file that `path` names by its place in a corpus; nil elsewhere.
  /// - Parameter path: `…/<Chapter>/<Property>/regressions/<name>`, or
  ///   `…/<Chapter>/<Property>.seeds`, with or without a line number after a colon.
  public init?(placedAt path: String) {
    let parts = Self.reference(path).path.split(separator: "/").map(String.init)
    let isRegression = parts.dropLast().last == "regressions"
    let place = isRegression ? Array(parts.dropLast(2)) : parts
    guard place.count >= 2, let last = place.last else { return nil }
    guard let name = isRegression ? last : last.withoutSeedsEnding else { return nil }
    let chapter = place[place.count - 2]
    self.init(path: path, property: PropertyName(chapter: chapter, name: name))
  }

  /// The file's path and the line of a path such as `Sums.seeds:17`; another path has no line.
  /// - Parameter path: a path with or without a line.
  public static func reference(_ path: String) -> (path: String, line: Int?) {
    guard let colon = path.lastIndex(of: ":") else { return (path, nil) }
    let (file, digits) = (String(path[..<colon]), path[path.index(after: colon)...])
    let isNumber = digits.allSatisfy { $0.isASCII && $0.isNumber }
    guard file.withoutSeedsEnding != nil, isNumber, let line = Int(digits) else {
      return (path, nil)
    }
    return (file, line)
  }
}

extension CorpusFile {
  /// The inputs in the file; each seed is named by its line, as in `Sums.seeds:17`.
  /// - Throws: `CorpusError` if the file can't be read, a line of it is damaged, or the line
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

  /// The bytes of a file that has one input.
  ///
  /// Hardly any input looks like a word, but a word is easily kept as a file.
  private func input() throws(CorpusError) -> [UInt8] {
    let bytes = try Corpus.read(path)
    if bytes.isWords { throw .isWord(path: path) }
    return bytes
  }

  /// The file's only input.
  /// - Throws: `.severalInputs` if there are more, `.noLine` if there is none; otherwise as
  ///   `entries` does.
  public func entry() throws(CorpusError) -> CorpusEntry {
    let entries = try entries()
    guard let entry = entries.first else { throw .noLine(path: path, line: 1, lines: 0) }
    guard entries.count == 1 else { throw .severalInputs(path: path, count: entries.count) }
    return entry
  }

  /// The path of an entry of this file, as `replay` and `explain` take it.
  func path(of entry: CorpusEntry) -> String {
    guard kind == .seeds, let colon = entry.name.lastIndex(of: ":") else { return path }
    return path + entry.name[colon...]
  }
}

extension [UInt8] {
  /// The digits of a word, its dash, and white space.
  private static let inWords = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ \t\r\n".utf8)

  /// Whether these are replay codes as text, of any version, with any white space.
  fileprivate var isWords: Bool {
    let text = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    let start = Array(text.prefix(2))
    guard text.count >= 6, start[0].isDigit, start[1] == UInt8(ascii: "-") else { return false }
    return text.allSatisfy { Self.inWords.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension String {
  /// The part before the extension of a seeds file; nil for any other name.
  fileprivate var withoutSeedsEnding: String? {
    let ending = ".\(SeedsText.ending)"
    return hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
