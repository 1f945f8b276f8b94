/// What the members of a character set are compared by (T2, T3).
public enum Membership: String, Hashable, Sendable, CaseIterable, Codable {
  /// By Unicode scalar, the seed's way: a set that holds "e\u{301}" holds a bare "e" as well.
  case scalars
  /// By grapheme cluster, where canonically equivalent clusters are the same.
  case characters
}
