/// Which signs a number may have; its exponent may always have either sign.
public enum NumberSigns: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// A minus sign.
  case minus
  /// A minus sign or a plus sign.
  case both
}
