extension Double {
  /// The exact value of a finite double that isn't negative, times `factor`, rounded; nil if that
  /// exceeds an `Int`.
  ///
  /// A double is an integer times a power of two, so the product is a shifted product of integers;
  /// only the end result is rounded.
  func scaled(by factor: Int, _ rounding: ValueRounding = .nearest) -> Int? {
    let bits = Int(significandBitPattern | (isNormal ? 1 << 52 : 0))
    // A subnormal's exponent is that of the smallest normal double.
    let power = Int(Swift.max(1, exponentBitPattern)) - 1_075
    if power >= 0 { return power > 10 ? nil : (bits << power).scaled(by: factor, over: 1) }
    let product = bits.magnitude.multipliedFullWidth(by: factor.magnitude)
    guard let halves = shift(product, by: -power - 1) else { return nil }
    return Int(exactly: halves / 2 + (rounding == .nearest ? halves % 2 : 0))
  }
}

/// A number of two words without its last `count` bits; nil if more than one word remains.
private func shift(_ product: (high: UInt, low: UInt), by count: Int) -> UInt? {
  if count >= 64 { return product.high >> (count - 64) }
  // Smart shifts: a shift by 64, as for count 0, leaves nothing.
  return product.high >> count == 0 ? product.low >> count | product.high << (64 - count) : nil
}
