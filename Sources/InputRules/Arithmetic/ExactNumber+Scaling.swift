extension ExactNumber {
  /// The number without its sign, times `factor`, rounded to an integer; nil if that exceeds an
  /// `Int`.
  ///
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
    // Ten to the eighteenth has nineteen digits, and fits.
    return head.count > 18 ? nil : head.reduce(0) { $0 * 10 + Int($1) }
  }
}

extension [UInt8] {
  /// The digits of the number with these digits, times a factor of at most 10¹⁰.
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
