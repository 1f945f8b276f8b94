/// Which options of a kind a random case has: all, in half of the cases, or some.
///
/// It follows from the random state at the start of the case, so it is the same throughout the
/// case, and costs nothing where nothing asks for it.
@usableFromInline struct Swarm: Sendable {
  @usableFromInline let word: UInt64

  /// - Parameters:
  ///   - start: the random state at the start of the case; nil for all options.
  ///   - options: how many options there are. Kinds of different sizes omit different options.
  @inlinable @inline(__always)
  init(start: UInt64?, options: Int) {
    guard let start else {
      word = .max
      return
    }
    var mixer = RandomBits(seed: start ^ UInt64(options) &* 0x9E37_79B9_7F4A_7C15)
    let bits = mixer.next()
    word = bits >> 63 == 1 ? .max : bits
  }

  @usableFromInline static let all = Swarm(start: nil, options: 0)

  @inlinable var hasAll: Bool { word == .max }

  /// Whether the case has option `index`.
  @inlinable @inline(__always)
  func has(_ index: Int) -> Bool { word >> UInt64(index % 63) & 1 == 1 }

  /// The first option from `index` on, which is less than 63, that the case has.
  @inlinable @inline(__always)
  func first(from index: UInt64) -> UInt64 {
    index + UInt64((word >> index).trailingZeroBitCount)
  }
}
