/// A scalar of a text, and what it is in a pattern (F2).
struct PatternScalar {
  /// The scalar.
  let scalar: Unicode.Scalar
  /// What it is.
  let kind: Kind
  /// Whether it belongs to the value.
  let isInValue: Bool

  /// A scalar of that kind; content belongs to the value.
  init(_ scalar: Unicode.Scalar, _ kind: Kind, isInValue: Bool = false) {
    self.scalar = scalar
    self.kind = kind
    self.isInValue = isInValue || kind == .content
  }

  /// What a scalar is (F2).
  enum Kind {
    /// What stands in a slot.
    case content
    /// A literal of the pattern.
    case literal
    /// Not known yet.
    case unread
    /// Neither content nor a literal.
    case junk
  }
}
