/// A scalar of a field's text, and what it is there (F2.9).
struct PatternCell {
  var scalar: Unicode.Scalar
  var kind: Kind
  /// Whether it is a literal that belongs to the value.
  var isInValue = false

  /// What a scalar is.
  enum Kind: UInt8 {
    /// It stands in a slot.
    case content
    /// It is the pattern's.
    case literal
    /// It is neither.
    case junk
    /// It hasn't been read yet.
    case unread
  }
}
