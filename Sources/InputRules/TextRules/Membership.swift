/// How the members of a character set are compared (T2, T3).
public enum Membership: String, Hashable, Sendable, CaseIterable, Codable {
  /// By Unicode scalar, as in the *Text Field* article: a set that contains "e\u{301}" also
  /// contains a bare "e".
  case scalars
  /// By grapheme cluster; canonically equivalent clusters are the same.
  case characters
}
