/// A unit in which the length of text is measured (T1).
public enum LengthUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Grapheme clusters, which are called characters. They are the default, as in the *Text Field*
  /// article.
  case characters
  /// Unicode scalars.
  case scalars
  /// UTF-16 code units, which platforms use for ranges.
  case utf16
  /// UTF-8 bytes, which databases and servers often use for lengths.
  case utf8

  /// The count, followed by the unit's name, such as “3 characters”.
  func counted(_ count: Int) -> String {
    switch self {
    case .characters: count == 1 ? "1 character" : "\(count) characters"
    case .scalars: count == 1 ? "1 Unicode scalar" : "\(count) Unicode scalars"
    case .utf16: count == 1 ? "1 UTF-16 unit" : "\(count) UTF-16 units"
    case .utf8: count == 1 ? "1 UTF-8 byte" : "\(count) UTF-8 bytes"
    }
  }

  /// The length of `text` in this unit.
  /// - Parameter text: any text.
  public func length(of text: some StringProtocol) -> Int {
    switch self {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    }
  }

  /// The maximum number of UTF-8 bytes in one unit, or `nil` if it is unlimited.
  private var largestSize: Int? {
    switch self {
    case .characters: nil
    case .scalars: 4
    case .utf16: 3
    case .utf8: 1
    }
  }

  /// Whether `text` is longer than `limit`.
  ///
  /// Only as much of `text` as necessary is examined. No unit is smaller than a byte, so a text
  /// fits if it has no more bytes than the limit. It doesn't fit if it has more bytes than `limit`
  /// units of the largest size.
  func exceeds(_ limit: Int, in text: String) -> Bool {
    let bytes = text.utf8.count
    if bytes <= limit { return false }
    if let largestSize, bytes / largestSize > limit { return true }
    switch self {
    // Count scalars first, which is much faster; each character has at least one scalar.
    case .characters:
      return text.scalarLength > limit && text.characterCount(upTo: limit) == nil
    case .scalars: return text.scalarLength > limit
    case .utf16: return text.utf16Length > limit
    case .utf8: return true
    }
  }
}
