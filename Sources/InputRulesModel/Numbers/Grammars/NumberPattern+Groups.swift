import InputRules

extension NumberPattern {
  /// Groups with every separator in its place: a first group that isn't larger than the secondary
  /// size, others of that size, and a last one of the primary size (N4.2).
  static func orderlyGroups(of format: NumberFormat) -> NumberPattern {
    let sizes = format.symbols.storage.grouping
    let digit = NumberPattern.one(.digit)
    let moreOfFirst = NumberPattern.repeated(digit, atLeast: 0, atMost: sizes.secondary - 1)
    let group = NumberPattern.one(.groupingSeparator).followed(by: digit.times(sizes.secondary))
    let lastGroup = NumberPattern.one(.groupingSeparator).followed(by: digit.times(sizes.primary))
    return all([leadingDigit(of: format), moreOfFirst, group.anyNumber, lastGroup])
  }

  /// Groups of any sizes, with at least two separators (N4.3).
  static func manyGroups(of format: NumberFormat) -> NumberPattern {
    let group = NumberPattern.repeated(anyGroup, atLeast: 2, atMost: .max)
    return all([leadingDigit(of: format), .one(.digit).anyNumber, group])
  }

  /// Two groups of any sizes: the separator could be another locale's decimal separator (N4.4).
  static func strayGroups(of format: NumberFormat) -> NumberPattern {
    all([leadingDigit(of: format), .one(.digit).anyNumber, anyGroup])
  }

  /// A separator, and digits (N4.3).
  private static var anyGroup: NumberPattern {
    .one(.groupingSeparator).followed(by: one(.digit).onceOrMore)
  }

  /// The first of several digits: not a zero, unless the format allows it (N1.4).
  static func leadingDigit(of format: NumberFormat) -> NumberPattern {
    format.allowsLeadingZeros ? .one(.digit) : .one(.otherDigit)
  }
}
