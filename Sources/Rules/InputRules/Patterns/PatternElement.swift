/// A part of a pattern (F1.1).
public enum PatternElement: Hashable, Sendable {
  /// A scalar of the pattern.
  case literal(Unicode.Scalar, inValue: Bool = false)
  /// A place for a scalar of the input.
  case slot(PatternSlot)
}
