/// What becomes of a value between two places (W3, R4.2).
public enum ValueRounding: Hashable, Sendable, CaseIterable {
  /// The nearest, and half away from zero.
  case nearest
  /// The next one towards zero: what the article does with minutes and seconds.
  case down
}
