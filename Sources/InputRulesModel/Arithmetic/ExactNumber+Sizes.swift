import InputRules

extension ExactNumber {
  /// The size times a factor above zero and below 10²⁰, as a whole number; nil where it is so large
  /// that nothing takes it (W3, R1.7).
  func size(times factor: Int, _ rounding: ValueRounding = .nearest) -> Natural? {
    guard let order = order.small else { return order.isNegative ? .zero : nil }
    if order > 40 { return nil }
    if order < -40 { return .zero }
    let digits = significant
    let product = Natural(digits) * Natural(factor)
    let behind = digits.count - order
    if behind <= 0 { return product.followedByZeros(-behind) }
    let whole = Natural(product.digits.dropLast(behind))
    switch rounding {
    case .nearest:
      // With a 5 in the first place behind the units it is half, or more.
      let first = product.digits.suffix(behind)
      return first.count == behind && first.first ?? 0 >= 5 ? whole + Natural(1) : whole
    case .down: return whole
    }
  }
}
