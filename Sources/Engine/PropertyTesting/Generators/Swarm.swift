/// The options that a random case uses: usually all, otherwise each with a probability of one half.
///
/// It depends on the random state at the start of the case, so it is the same throughout the case,
/// and is free if it isn't used. Half of the cases omit generators of `swarm`, a quarter commands
/// of a state machine, and one in eight alternatives of `oneOf` in a list: so bugs that need most
/// of the options are found later.
@usableFromInline struct Swarm: Sendable {
  @usableFromInline let word: UInt64

  /// - Parameters:
  ///   - start: the random state at the start of the case.
  ///   - options: the number of options; different numbers lead to different omissions.
  ///   - share: the number of cases out of eight in which some options are missing.
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

  /// Whether the case has option `index`.
  @inlinable @inline(__always)
  func has(_ index: Int) -> Bool { word >> UInt64(index % 63) & 1 == 1 }

  /// The first option from `index` on that the case has; `index` must be less than 63.
  @inlinable @inline(__always)
  func first(from index: UInt64) -> UInt64 {
    index + UInt64((word >> index).trailingZeroBitCount)
  }
}
