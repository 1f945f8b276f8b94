/// How grouping separators in a text are treated when it is read (N4.1 to N4.3).
public enum GroupingPolicy: String, Hashable, Sendable, CaseIterable {
  /// No separators are allowed.
  case refused
  /// There are none, or all of them, each in its place.
  case strict
  /// They, or their lookalikes, may come between any integer digits, unless a single one could be
  /// another locale's decimal separator.
  case lenient
}
