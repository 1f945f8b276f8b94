extension RandomBits {
  /// Whether `spare` bits say that a number is to be one at an edge, as one in `rarity` do, a
  /// power of two.
  ///
  /// Bits from their middle decide. The highest must not: they are a part of the highest bits of
  /// the number, which would be even no longer.
  @inlinable @inline(__always)
  static func isEdge(_ spare: UInt64, rarity: UInt64) -> Bool {
    spare >> 24 & (rarity &- 1) == 0
  }

  /// The option at an edge of 0 to `maximum` that `bits` stand for: a bound, near one, or near a
  /// power of two.
  ///
  /// Options are in the order of distance, so that a power of two of either sign is up to three
  /// away from the option that is one. A function of bits alone, since the state of a generator
  /// that is passed on must leave its register; and without a branch that only chance could guess.
  @inlinable @inline(__always)
  static func edge(_ bits: UInt64, upTo maximum: UInt64) -> UInt64 {
    let near = bits >> 2 & 7
    let width = 64 &- UInt64(truncatingIfNeeded: maximum.leadingZeroBitCount)
    let power: UInt64 = bits & 3 == 1 ? 4 : 1 &<< (bits << 8).multipliedFullWidth(by: width).high
    // Below zero it wraps around, and comes to the last option.
    let option = min(power &- 4 &+ near, maximum)
    return bits & 3 == 0 ? maximum &- min(near & bits >> 5, maximum) : option
  }

  /// A number from 0 to `maximum`, all lengths in bits being alike likely: small ones are as good
  /// as large ones.
  @inlinable mutating func nextOfAnyLength(upTo maximum: UInt64) -> UInt64 {
    let bits = next(upTo: UInt64(64 - maximum.leadingZeroBitCount))
    return next(upTo: bits == 64 ? maximum : Swift.min(maximum, 1 &<< bits &- 1))
  }
}
