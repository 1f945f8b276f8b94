import InputRules

extension ExactNumber {
  /// The magnitude times a factor above zero and below 10²⁰, as a whole number; nil if it is too
  /// large for any use (W3, R1.7).
  func size(times factor: Int, _ rounding: ValueRounding = .nearest) -> Natural? {
    guard let order = order.small else { return order.isNegative ? .zero : nil }
    if order > 40 { return nil }
    if order < -40 { return .zero }
    let digits = significant
    let product = Natural(digits) * Natural(factor)
    let after = digits.count - order
    if after <= 0 { return product.followedByZeros(-after) }
    let whole = Natural(product.digits.dropLast(after))
    switch rounding {
    case .nearest:
      // A 5 or more in the first place after the units means at least half.
      let first = product.digits.suffix(after)
      return first.count == after && first.first ?? 0 >= 5 ? whole + Natural(1) : whole
    case .down: return whole
    }
  }
}
