extension RandomBits {
  /// Whether `spare` bits say that a number is to be one at an edge, as one in thirty-two do.
  ///
  /// Bits from their middle decide. The highest must not: they are a part of the highest bits of
  /// the number, which would be even no longer.
  @inlinable @inline(__always)
  static func isEdge(_ spare: UInt64) -> Bool { spare >> 30 & 31 == 0 }

  /// The option at an edge of 0 to `maximum` that `bits` stand for: a bound, near one, or near a
  /// power of two.
  ///
  /// Options are in the order of distance, so that a power of two of either sign is up to three
  /// away from the option that is one. A function of bits alone: the state of a generator that is
  /// passed on must leave its register.
  @usableFromInline @inline(never)
  static func edge(_ bits: UInt64, upTo maximum: UInt64) -> UInt64 {
    let near = bits >> 2 & 7
    switch bits & 3 {
    case 0: return min(near, maximum)
    case 1: return maximum - min(near, maximum)
    default:
      let width = UInt64(64 - maximum.leadingZeroBitCount)
      let power: UInt64 = 1 &<< scaled(bits << 5, upTo: max(1, width) - 1)
      let (option, overflows) = (power &- 4).addingReportingOverflow(near)
      return overflows == (power < 4) && option <= maximum ? option : min(power, maximum)
    }
  }

  /// A number from 0 to `maximum`, all lengths in bits being alike likely: small ones are as good
  /// as large ones.
  @inlinable
  mutating func nextOfAnyLength(upTo maximum: UInt64) -> UInt64 {
    let bits = next(upTo: UInt64(64 - maximum.leadingZeroBitCount))
    return next(upTo: bits == 64 ? maximum : Swift.min(maximum, 1 &<< bits &- 1))
  }
}
