/// How a value between two places is rounded (W3, R4.2).
public enum ValueRounding: Hashable, Sendable, CaseIterable {
  /// To the nearest, half away from zero.
  case nearest
  /// Towards zero, as the *Picker* article does with minutes and seconds.
  case down
}
