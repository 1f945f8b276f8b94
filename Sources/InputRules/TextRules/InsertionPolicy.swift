/// How an insertion that fits only in part is treated (E8.1).
public enum InsertionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// All or nothing, as in the *Text Field* article.
  case whole
  /// Characters that are not allowed are dropped (with a number, only those around it); the rest is
  /// inserted if it fits.
  case filtered
  /// The longest prefix that fits is inserted, cut between two clusters.
  case truncated
  /// First filtered, then truncated.
  case filteredAndTruncated

  var filters: Bool { self == .filtered || self == .filteredAndTruncated }
  var truncates: Bool { self == .truncated || self == .filteredAndTruncated }
}
