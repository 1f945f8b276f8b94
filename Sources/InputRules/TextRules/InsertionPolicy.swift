/// What happens to an insertion that fits only in part (E8.1).
public enum InsertionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// All or nothing, as the seed does.
  case whole
  /// What is not allowed is dropped, of a number only what stands around it; the rest goes in if it
  /// fits.
  case filtered
  /// The longest beginning that fits goes in, cut between two clusters.
  case truncated
  /// First filtered, then truncated.
  case filteredAndTruncated

  var filters: Bool { self == .filtered || self == .filteredAndTruncated }
  var truncates: Bool { self == .truncated || self == .filteredAndTruncated }
}
