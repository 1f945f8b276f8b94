/// What becomes of grouping separators in a text that is read (N4.1 to N4.3).
public enum GroupingPolicy: String, Hashable, Sendable, CaseIterable {
  /// There may be none.
  case refused
  /// There may be none, or all of them, each where it belongs.
  case strict
  /// They, or what looks like them, may stand between any integer digits, unless one alone could be
  /// a decimal separator of another locale.
  case lenient
}
