import PropertyTesting

/// A kept input: where it is, and what its place says about it.
public struct CorpusFile: Hashable, Sendable {
  /// Why an input is kept; the name of its folder.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It once made a claim fail; it stands beside its decoded text and is never deleted.
    case regressions
    /// It reaches something that few inputs do.
    case seeds
  }

  /// The file's path.
  public let path: String
  /// The property it is an input of.
  public let property: PropertyName
  /// Why it is kept.
  public let kind: Kind

  /// The file's name without its folder.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The path of the decoded text beside it.
  public var textPath: String { path + ".txt" }

  /// A file at `path`.
  public init(path: String, property: PropertyName, kind: Kind) {
    self.path = path
    self.property = property
    self.kind = kind
  }

  /// The file that `path` means by its place, `…/<Chapter>/<Property>/<kind>/<name>`; nil
  /// elsewhere.
  public init?(placedAt path: String) {
    let parts = path.split(separator: "/").suffix(4).map(String.init)
    guard parts.count == 4, let kind = Kind(rawValue: parts[2]) else { return nil }
    self.init(path: path, property: PropertyName(chapter: parts[0], name: parts[1]), kind: kind)
  }
}
