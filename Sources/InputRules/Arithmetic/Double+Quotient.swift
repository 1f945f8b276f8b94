extension Double {
  /// The double nearest to a quotient of integers, ties to even.
  ///
  /// - Parameters:
  ///   - numerator: in two words.
  ///   - divisor: not zero.
  init(nearest numerator: (high: UInt, low: UInt), over divisor: UInt) {
    guard numerator.high != 0 || numerator.low != 0 else {
      self = 0
      return
    }
    // With its first bit set, the divisor is greater than the numerator's high word once that has
    // its first bit clear; the quotient then has 62 bits or more, and all that is lost behind them
    // can only tell a tie from more than one: a single bit says so.
    let raise = divisor.leadingZeroBitCount
    let (shifted, shift, isCut) = normalized(numerator)
    let (quotient, remainder) = (divisor << raise).dividingFullWidth(shifted)
    let sticky = quotient | (remainder != 0 || isCut ? 1 : 0)
    self.init(sign: .plus, exponent: raise - shift, significand: Double(sticky))
  }
}

/// The number shifted so that its second bit is the first that is set, by how many bits to the
/// left, and whether a bit that was set was lost.
private func normalized(
  _ number: (high: UInt, low: UInt)
) -> (number: (high: UInt, low: UInt), shift: Int, isCut: Bool) {
  let (high, low) = number
  if high == 0 {
    // One word goes up to the first, but for its own first bit.
    let up = low.leadingZeroBitCount + 63
    return ((up > 63 ? low << (up - 64) : low >> 1, up > 63 ? 0 : low << 63), up, false)
  }
  let shift = high.leadingZeroBitCount - 1
  if shift < 0 { return ((high >> 1, high << 63 | low >> 1), -1, low & 1 == 1) }
  return ((high << shift | low >> (64 - shift), low << shift), shift, false)
}
