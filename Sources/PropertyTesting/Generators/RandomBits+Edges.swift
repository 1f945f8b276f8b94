extension RandomBits {
  /// A number from 0 to `maximum`, one time in sixteen one that `edge` says.
  ///
  /// Bits from the middle of the spare ones decide. The highest must not: they are a part of the
  /// highest bits of the number, which would be even no longer.
  @inlinable @inline(__always)
  mutating func next(upTo maximum: UInt64, edge: (inout RandomBits) -> UInt64) -> UInt64 {
    let (bits, spare) = nextWithSpare()
    return spare >> 30 & 15 == 0 ? edge(&self) : Self.scaled(bits, upTo: maximum)
  }

  /// An option at an edge of 0 to `maximum`: a bound, near one, or near a power of two.
  ///
  /// Options are in the order of distance, so that a power of two of either sign is up to three
  /// away from the option that is one.
  @usableFromInline @inline(never)
  mutating func nextEdge(upTo maximum: UInt64) -> UInt64 {
    let bits = next()
    let near = bits >> 2 & 7
    switch bits & 3 {
    case 0: return min(near, maximum)
    case 1: return maximum - min(near, maximum)
    default:
      let width = UInt64(64 - maximum.leadingZeroBitCount)
      let power: UInt64 = 1 &<< Self.scaled(next(), upTo: max(1, width) - 1)
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
