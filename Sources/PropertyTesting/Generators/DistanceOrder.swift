/// The integers of a range in the order of their distance from a target.
///
///     -3...5 around 0:   0  1 -1  2 -2  3 -3  4  5
///                        0  1  2  3  4  5  6  7  8   the option that stands for it
@usableFromInline struct DistanceOrder<Value: FixedWidthInteger & Sendable>: Sendable {
  @usableFromInline let target: Value
  /// How many integers of the order come in pairs, one above and one below the target.
  @usableFromInline let pairs: UInt64
  @usableFromInline let goesUp: Bool
  /// The last option.
  @usableFromInline let maximum: UInt64

  @inlinable
  init(_ range: ClosedRange<Value>, around target: Value) {
    precondition(Value.bitWidth <= 64, "A choice has 64 bits; draw a wider integer from two.")
    let nearest = Swift.min(Swift.max(target, range.lowerBound), range.upperBound)
    // Sign-extended to 64 bits before subtracting: the difference may not fit the type itself.
    let below = UInt64(truncatingIfNeeded: nearest) &- UInt64(truncatingIfNeeded: range.lowerBound)
    let above = UInt64(truncatingIfNeeded: range.upperBound) &- UInt64(truncatingIfNeeded: nearest)
    self.target = nearest
    pairs = Swift.min(below, above)
    goesUp = above >= below
    maximum = below &+ above
  }

  /// The integer that option `option` stands for.
  @inlinable @inline(__always)
  subscript(option: UInt64) -> Value {
    if option <= pairs &* 2 {
      let distance = option >> 1 &+ option & 1
      // Above or below is as good as a coin, so a branch would be guessed wrongly half the time:
      // subtracting all ones from the complement changes the sign without one.
      let sign = option & 1 &- 1
      return target &+ Value(truncatingIfNeeded: (distance ^ sign) &- sign)
    }
    let distance = Value(truncatingIfNeeded: option &- pairs)
    return goesUp ? target &+ distance : target &- distance
  }
}
