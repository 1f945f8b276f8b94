/// A property's name and its chapter; they name its test case, its fuzz target and its place in a
/// corpus.
public struct PropertyName: Hashable, Sendable, Codable {
  /// The folder of the property's file, such as `Editing`.
  public let chapter: String
  /// The file's name without its extension, such as `RefusalChangesNothing`.
  public let name: String

  /// The property `name` of `chapter`.
  public init(chapter: String, name: String) {
    self.chapter = chapter
    self.name = name
  }

  /// The name of a property whose file is at `path`.
  public init(filePath path: String) {
    let parts = path.split(separator: "/").suffix(2)
    chapter = parts.count == 2 ? String(parts.first ?? "") : ""
    name = String((parts.last ?? "").prefix { $0 != "." })
  }
}

extension PropertyName: CustomStringConvertible {
  /// The chapter and the name, as in a path.
  public var description: String { "\(chapter)/\(name)" }
}
