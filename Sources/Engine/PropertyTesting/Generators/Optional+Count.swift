/// Arithmetic with counts, in which `nil` means unknown or too large.
extension UInt64? {
  @inlinable func plus(_ other: UInt64?) -> UInt64? {
    guard let self, let other else { return nil }
    let (sum, overflows) = self.addingReportingOverflow(other)
    return overflows ? nil : sum
  }

  @inlinable func times(_ other: UInt64?) -> UInt64? {
    guard let self, let other else { return nil }
    let (product, overflows) = self.multipliedReportingOverflow(by: other)
    return overflows ? nil : product
  }

  /// Returns the number of lists with lengths in `counts`, with this number of values per element.
  @inlinable func lists(_ counts: ClosedRange<Int>) -> UInt64? {
    if counts.upperBound == 0 { return 1 }
    // A longer list may require more choices than a case may make.
    guard let self, counts.upperBound < ChoiceSource.largestCase / 4 else { return nil }
    if self == 1 { return UInt64(counts.count) }
    var (total, power): (UInt64?, UInt64?) = (0, 1)
    for length in 0...counts.upperBound where total != nil {
      if counts.contains(length) { total = total.plus(power) }
      power = power.times(self)
    }
    return total
  }
}
