extension RandomBits {
  /// Whether `spare` bits ask for a number at an edge, as one in `rarity` does, a power of two.
  ///
  /// Bits from the middle decide. The highest must not: they also determine the highest bits of the
  /// number, which would no longer be uniform.
  @inlinable @inline(__always)
  static func isEdge(_ spare: UInt64, rarity: UInt64) -> Bool {
    spare >> 24 & (rarity &- 1) == 0
  }

  /// The option at an edge of 0 to `maximum` that `bits` select: a bound, near one, or near a power
  /// of two.
  ///
  /// Options are in order of distance, so a power of two of either sign is up to three options away
  /// from the option that is one. It is a function of bits alone, because the state of a generator
  /// that is passed on must leave its register, and it has no branch that only luck could predict.
  @inlinable @inline(__always)
  static func edge(_ bits: UInt64, upTo maximum: UInt64) -> UInt64 {
    let near = bits >> 2 & 7
    let width = 64 &- UInt64(truncatingIfNeeded: maximum.leadingZeroBitCount)
    let power: UInt64 = bits & 3 == 1 ? 4 : 1 &<< (bits << 8).multipliedFullWidth(by: width).high
    // Below zero it wraps around to the last option.
    let option = min(power &- 4 &+ near, maximum)
    return bits & 3 == 0 ? maximum &- min(near & bits >> 5, maximum) : option
  }

  /// A number from 0 to `maximum`; all lengths in bits are equally likely, so small numbers are as
  /// frequent as large ones.
  @inlinable mutating func nextOfAnyLength(upTo maximum: UInt64) -> UInt64 {
    let bits = next(upTo: UInt64(64 - maximum.leadingZeroBitCount))
    return next(upTo: bits == 64 ? maximum : Swift.min(maximum, 1 &<< bits &- 1))
  }
}
