/// The options that a random case uses: either all of them, or each with a probability of one half.
///
/// The options depend on the random state at the start of the case, so they are the same throughout
/// the case. Half of the cases omit generators of `swarm`. A quarter omit commands of a state
/// machine. One in eight omits alternatives of `oneOf` in a list. With more omissions, bugs that
/// require most of the options would be found later.
@usableFromInline struct Swarm: Sendable {
  @usableFromInline let word: UInt64

  /// - Parameters:
  ///   - start: the random state at the start of the case.
  ///   - options: the number of options, which also affects the omissions.
  ///   - share: the average number of cases, out of eight, that omit options.
  @inlinable @inline(__always)
  init(start: UInt64, options: Int, share: UInt64 = 4) {
    guard share > 0 else {
      word = .max
      return
    }
    let salt = UInt64(truncatingIfNeeded: options) &* 0x9E37_79B9_7F4A_7C15
    var mixer = RandomBits(seed: start ^ salt)
    let bits = mixer.next()
    word = bits >> 61 >= share ? .max : bits
  }

  @usableFromInline static let all = Swarm(start: 0, options: 0, share: 0)

  @inlinable var hasAll: Bool { word == .max }

  /// Whether the case uses the option at `index`.
  @inlinable @inline(__always)
  func has(_ index: Int) -> Bool { word >> UInt64(index % 63) & 1 == 1 }

  /// Returns the first option at or after `index` that the case uses; `index` must be below 63.
  @inlinable @inline(__always)
  func first(from index: UInt64) -> UInt64 {
    index + UInt64((word >> index).trailingZeroBitCount)
  }
}
