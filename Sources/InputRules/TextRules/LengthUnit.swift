/// What the length of a text is counted in (T1).
public enum LengthUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// Grapheme clusters: what a person calls characters. The seed's unit, and the default.
  case characters
  /// Unicode scalars.
  case scalars
  /// UTF-16 code units, what a platform's ranges count.
  case utf16
  /// UTF-8 bytes, what a database column or a server often counts.
  case utf8

  /// `count` of the unit in words.
  func counted(_ count: Int) -> String {
    switch self {
    case .characters: count == 1 ? "1 character" : "\(count) characters"
    case .scalars: count == 1 ? "1 Unicode scalar" : "\(count) Unicode scalars"
    case .utf16: count == 1 ? "1 UTF-16 unit" : "\(count) UTF-16 units"
    case .utf8: count == 1 ? "1 UTF-8 byte" : "\(count) UTF-8 bytes"
    }
  }

  /// The length of `text` in this unit.
  public func length(of text: some StringProtocol) -> Int {
    switch self {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    }
  }

  /// How many UTF-8 bytes one of the unit may have at the most, where there is a bound.
  private var largestSize: Int? {
    switch self {
    case .characters: nil
    case .scalars: 4
    case .utf16: 3
    case .utf8: 1
    }
  }

  /// Whether `text` is longer than `limit`, looking no further into it than the answer needs.
  ///
  /// None of the units is smaller than a byte, so a text of no more bytes than the limit fits; and
  /// one of more bytes than the limit's worth of the largest unit doesn't.
  func exceeds(_ limit: Int, in text: String) -> Bool {
    let bytes = text.utf8.count
    if bytes <= limit { return false }
    if let largestSize, bytes / largestSize > limit { return true }
    switch self {
    case .characters: return text.hasMoreCharacters(than: limit)
    case .scalars: return text.scalarLength > limit
    case .utf16: return text.utf16Length > limit
    case .utf8: return true
    }
  }
}
