/// A fast random generator (wyrand) that needs one addition and one wide multiplication per number.
///
/// Its state is one integer, which is enough to repeat a case.
public struct RandomBits: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Creates a generator whose bits depend only on a seed.
  /// - Parameter seed: any number.
  @inlinable public init(seed: UInt64) { state = seed }

  /// Creates the generator for case `index` in a run with `seed`, independent of other cases.
  @inlinable init(seed: UInt64, case index: Int) {
    var mixer = RandomBits(seed: seed &+ UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15)
    state = mixer.next()
  }

  /// Returns the next 64 random bits.
  @inlinable @inline(__always)
  public mutating func next() -> UInt64 { nextWithSpare().bits }

  /// Returns the next 64 random bits, and 64 more from the low half of the same product.
  @inlinable @inline(__always)
  mutating func nextWithSpare() -> (bits: UInt64, spare: UInt64) {
    state &+= 0xA076_1D64_78BD_642F
    let (high, low) = state.multipliedFullWidth(by: state ^ 0xE703_7ED1_A0B4_28DB)
    return (high ^ low, low)
  }

  /// Returns a number from 0 to a maximum; all numbers are equally likely.
  ///
  /// Uses the high half of a product instead of a remainder, to avoid a division. For bounds much
  /// smaller than 2⁶⁴, the bias is too small to detect.
  /// - Parameter maximum: the largest number.
  @inlinable @inline(__always)
  public mutating func next(upTo maximum: UInt64) -> UInt64 {
    Self.scaled(next(), upTo: maximum)
  }

  /// Returns the number from 0 to `maximum` that random `bits` determine.
  @inlinable @inline(__always)
  static func scaled(_ bits: UInt64, upTo maximum: UInt64) -> UInt64 {
    maximum == .max ? bits : bits.multipliedFullWidth(by: maximum &+ 1).high
  }

  @inlinable mutating func happens(_ probability: Double) -> Bool {
    Double(next() >> 11) * 0x1p-53 < probability
  }
}

extension RandomBits {
  /// Returns whether `spare` bits select a number at an edge, as happens for one number in
  /// `rarity`; `rarity` is a power of two.
  ///
  /// Uses bits from the middle, because the highest bits also determine the number's highest bits,
  /// which then wouldn't be uniform.
  @inlinable @inline(__always)
  static func isEdge(_ spare: UInt64, rarity: UInt64) -> Bool {
    spare >> 24 & (rarity &- 1) == 0
  }

  /// Returns the edge of the range from 0 to `maximum` that `bits` select: a bound, a number near a
  /// bound, or a number near a power of two.
  ///
  /// Options are ordered by distance. So the option for a power of two of either sign is at most
  /// three away from a power of two. A quarter of the edges are near common bit widths. The
  /// function receives only bits, so a generator's state can stay in a register. It contains no
  /// unpredictable branch.
  @inlinable @inline(__always)
  static func edge(_ bits: UInt64, upTo maximum: UInt64) -> UInt64 {
    let near = bits >> 2 & 7
    let width = 64 &- UInt64(truncatingIfNeeded: maximum.leadingZeroBitCount)
    // One of 7, 8, 9, 15, 16, 17, 31, 32 and 33, each stored in six bits.
    let common = 0x21_81F4_503C_9207 >> (((bits >> 8 & 0xFF) &* 9) >> 8 &* 6) & 63 as UInt64
    let isCommon = bits & 3 == 2 && common < width
    let exponent = isCommon ? common : (bits << 8).multipliedFullWidth(by: width).high
    let power: UInt64 = bits & 3 == 1 ? 4 : 1 &<< exponent
    // A negative number wraps around to the last option.
    let option = min(power &- 4 &+ near, maximum)
    return bits & 3 == 0 ? maximum &- min(near & bits >> 5, maximum) : option
  }

  /// Returns a number from 0 to `maximum`; all bit widths are equally likely, so small numbers are
  /// frequent.
  @inlinable mutating func nextOfAnyLength(upTo maximum: UInt64) -> UInt64 {
    let bits = next(upTo: UInt64(64 - maximum.leadingZeroBitCount))
    return next(upTo: bits == 64 ? maximum : Swift.min(maximum, 1 &<< bits &- 1))
  }

  /// Draws one of `elements`, or returns `nil` if there are none.
  package mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) -> Elements.Element? {
    if elements.isEmpty { return nil }
    let offset = Int(next(upTo: UInt64(elements.count - 1)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }
}
