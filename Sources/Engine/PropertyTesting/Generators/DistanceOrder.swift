/// The integers in a range, ordered by their distance from a target.
///
///     -3...5 around 0:   0  1 -1  2 -2  3 -3  4  5
///                        0  1  2  3  4  5  6  7  8   the option for the integer
///
/// `Option` must be at least as wide as `Value`. A `UInt64` option is a single choice.
@usableFromInline
struct DistanceOrder<
  Value: FixedWidthInteger & Sendable, Option: FixedWidthInteger & UnsignedInteger
> {
  @usableFromInline let target: Value
  /// The smallest integer in the range.
  @usableFromInline let least: Value
  /// The number of pairs of integers, one above and one below the target.
  @usableFromInline let pairs: Option
  @usableFromInline let goesUp: Bool
  @usableFromInline let maximum: Option

  @inlinable init(_ range: ClosedRange<Value>, around target: Value) {
    let nearest = Swift.min(Swift.max(target, range.lowerBound), range.upperBound)
    // Numbers are sign-extended before a subtraction, because the difference may not fit in
    // `Value`.
    let below = Option(truncatingIfNeeded: nearest) &- Option(truncatingIfNeeded: range.lowerBound)
    let above = Option(truncatingIfNeeded: range.upperBound) &- Option(truncatingIfNeeded: nearest)
    self.target = nearest
    least = range.lowerBound
    pairs = Swift.min(below, above)
    goesUp = above >= below
    maximum = below &+ above
  }

  @inlinable @inline(__always)
  subscript(option: Option) -> Value {
    let distance = distance(of: option)
    if option <= pairs &* 2 {
      // Both sides of the target are equally likely, so a branch would be mispredicted half the
      // time. Subtracting all ones from the complement changes the sign without a branch.
      let sign = option & 1 &- 1
      return target &+ Value(truncatingIfNeeded: (distance ^ sign) &- sign)
    }
    let difference = Value(truncatingIfNeeded: distance)
    return goesUp ? target &+ difference : target &- difference
  }

  @inlinable func contains(_ value: Value) -> Bool {
    value >= least
      && Option(truncatingIfNeeded: value) &- Option(truncatingIfNeeded: least) <= maximum
  }

  /// Returns the option for `value`, which must be in the range.
  @inlinable func option(of value: Value) -> Option {
    let isAbove = value > target
    let (far, near) = (Option(truncatingIfNeeded: value), Option(truncatingIfNeeded: target))
    return option(atDistance: isAbove ? far &- near : near &- far, isAbove: isAbove)
  }

  /// Returns the option for a distance from the target; `isAbove` selects the side of the target.
  @inlinable func option(atDistance distance: Option, isAbove: Bool) -> Option {
    if distance > pairs { return distance &+ pairs }
    return distance == 0 ? 0 : distance &* 2 &- (isAbove ? 1 : 0)
  }

  /// Returns the distance from the target to an option's integer.
  @inlinable func distance(of option: Option) -> Option {
    option <= pairs &* 2 ? option &>> 1 &+ option & 1 : option &- pairs
  }
}

extension DistanceOrder where Option == UInt64 {
  /// Draws a random integer; all are equally likely, except that one draw in `rarity` returns an
  /// integer at an edge.
  ///
  /// Draws the integer directly; its option is computed only if it is recorded.
  @inlinable @inline(__always)
  func draw(_ random: inout RandomBits, rarity: UInt64) -> Value {
    let (bits, spare) = random.nextWithSpare()
    if _slowPath(RandomBits.isEdge(spare, rarity: rarity)) {
      return edge(bits)
    }
    return least &+ Value(truncatingIfNeeded: RandomBits.scaled(bits, upTo: maximum))
  }

  /// Returns the integer at an edge that `bits` select, in a separate function so that its
  /// registers don't slow down the frequent path.
  @inlinable @inline(never)
  func edge(_ bits: UInt64) -> Value { self[RandomBits.edge(bits, upTo: maximum)] }
}

extension DistanceOrder: Sendable where Option: Sendable {}
