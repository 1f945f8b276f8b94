/// The integers of a range in the order of their distance from a target.
///
///     -3...5 around 0:   0  1 -1  2 -2  3 -3  4  5
///                        0  1  2  3  4  5  6  7  8   the option that stands for it
struct DistanceOrder<Value: FixedWidthInteger & Sendable>: Sendable {
  private let target: Value
  /// How many integers of the order come in pairs, one above and one below the target.
  private let pairs: UInt64
  private let goesUp: Bool
  /// The last option.
  let maximum: UInt64

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
  @inline(__always)
  subscript(option: UInt64) -> Value {
    if option <= pairs &* 2 {
      let distance = Value(truncatingIfNeeded: option / 2 + option % 2)
      return option % 2 == 1 ? target &+ distance : target &- distance
    }
    let distance = Value(truncatingIfNeeded: option &- pairs)
    return goesUp ? target &+ distance : target &- distance
  }
}
