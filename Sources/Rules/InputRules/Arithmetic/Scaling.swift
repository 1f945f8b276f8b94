/// The way a value is rounded (W3, R4.2).
public enum ValueRounding: Hashable, Sendable, CaseIterable {
  /// Rounds to the nearest value, with halves rounded away from zero.
  case nearest
  /// Rounds toward zero, as the *Picker* article does with minutes and seconds.
  case down
}

extension ExactNumber {
  /// The magnitude times `factor`, rounded; `nil` if its integer part has more than 18 digits.
  /// - Parameters:
  ///   - factor: from 1 to 10¹⁰.
  ///   - rounding: how a fraction is rounded.
  func scaled(by factor: Int, _ rounding: ValueRounding = .nearest) -> Int? {
    if isZero { return 0 }
    switch exponent {
    case .far(let isNegative, _): return isNegative ? 0 : nil
    case .near(let power):
      if power > 20 { return nil }
      let product = digits.multiplied(by: factor)
      if power >= 0 { return integer(product + Array(repeating: 0, count: power)) }
      guard power.magnitude <= product.count else { return 0 }
      let whole = product.dropLast(Int(power.magnitude))
      let isUp = rounding == .nearest && product[whole.endIndex] >= 5
      return integer(whole).flatMap { $0 == .max && isUp ? nil : $0 + (isUp ? 1 : 0) }
    }
  }

  private func integer(_ digits: some Collection<UInt8>) -> Int? {
    let head = digits.drop { $0 == 0 }
    // Any number with 18 digits fits in an `Int`.
    return head.count > 18 ? nil : head.reduce(0) { $0 * 10 + Int($1) }
  }
}

extension [UInt8] {
  /// The digits of the product of the number and a factor of at most 10¹⁰.
  fileprivate func multiplied(by factor: Int) -> [UInt8] {
    var (product, carry) = ([UInt8](), 0)
    for digit in reversed() {
      carry += Int(digit) * factor
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    return product.reversed()
  }
}

extension Double {
  /// The product of this double and `factor`, rounded; `nil` if the result doesn't fit in an `Int`.
  ///
  /// The double must be finite and not negative. The product is computed exactly and rounded once.
  /// A double is an integer times a power of two, so the integer is multiplied and the result is
  /// shifted.
  func scaled(by factor: Int, _ rounding: ValueRounding = .nearest) -> Int? {
    let bits = Int(significandBitPattern | (isNormal ? 1 << 52 : 0))
    // A subnormal double has the exponent of the smallest normal double.
    let power = Int(Swift.max(1, exponentBitPattern)) - 1_075
    if power >= 0 { return power > 10 ? nil : (bits << power).scaled(by: factor, over: 1) }
    let product = bits.magnitude.multipliedFullWidth(by: factor.magnitude)
    guard let halves = shift(product, by: -power - 1) else { return nil }
    return Int(exactly: halves / 2 + (rounding == .nearest ? halves % 2 : 0))
  }
}

/// Shifts two words right by `count` bits; returns `nil` if the result needs two words.
private func shift(_ product: (high: UInt, low: UInt), by count: Int) -> UInt? {
  if count >= 64 { return product.high >> (count - 64) }
  // Swift's shift by 64 or more results in 0, so a count of 0 is handled correctly.
  return product.high >> count == 0 ? product.low >> count | product.high << (64 - count) : nil
}
