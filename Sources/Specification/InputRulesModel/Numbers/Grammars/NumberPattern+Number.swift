extension NumberPattern {
  /// A complete number in the format (N1.2).
  static func number(of format: NumberFormat) -> NumberPattern {
    all([sign(of: format), mantissa(of: format), exponent(of: format)])
  }

  /// An optional sign with marks around it; empty if the format has no signs (N1.2, N3.3).
  private static func sign(of format: NumberFormat) -> NumberPattern {
    switch format.signs {
    case .none: .nothing
    case .minus: place(of: .one(.minus))
    case .both: place(of: .either([.one(.minus), .one(.plus)]))
    }
  }

  /// The place of a sign, with the marks that are ignored there (N3.3).
  private static func place(of sign: NumberPattern) -> NumberPattern {
    let marks = NumberPattern.one(.bidiMark).anyNumber
    return all([marks, sign.followed(by: marks).orNothing])
  }

  /// An optional exponent: its mark, an optional sign, and digits (N1.2).
  private static func exponent(of format: NumberFormat) -> NumberPattern {
    if !format.allowsExponent { return .nothing }
    let sign = place(of: .either([.one(.minus), .one(.plus)]))
    return all([mark(of: format), sign, one(.digit).onceOrMore]).orNothing
  }

  /// “e”, “E” or the locale's mark (N3.2).
  private static func mark(of format: NumberFormat) -> NumberPattern {
    let own = format.symbols.storage.exponentMark.unicodeScalars.map {
      NumberPattern.one(.partOfMark($0))
    }
    return .either([.one(.plainMark), all(own)])
  }

  /// An integer part, a fraction, or both (N1.2); a separator that could be another locale's
  /// requires a fraction (N4.4).
  private static func mantissa(of format: NumberFormat) -> NumberPattern {
    guard format.mostPlaces > 0 else { return integer(of: format) }
    let separator = NumberPattern.one(.decimalSeparator)
    let most = format.mostPlaces
    let digits = NumberPattern.repeated(.one(.digit), atLeast: 1, atMost: most)
    let fraction = separator.followed(by: digits)
    let after = format.allowsTrailingSeparator ? separator.followed(by: digits.orNothing) : fraction
    var choices = [integer(of: format).followed(by: after.orNothing)]
    if format.allowsLeadingSeparator { choices.append(fraction) }
    if format.grouping == .lenient { choices.append(strayGroups.followed(by: after)) }
    return .either(choices)
  }

  /// An integer part that needs nothing after it (N1.2, N4.4).
  private static func integer(of format: NumberFormat) -> NumberPattern {
    switch format.grouping {
    case .refused: digits(of: format)
    case .strict: .either([digits(of: format), orderlyGroups(of: format)])
    case .lenient: .either([digits(of: format), orderlyGroups(of: format), manyGroups])
    }
  }

  /// Digits without a separator; a zero may come first if it is the only digit or the format allows
  /// leading zeros (N1.4).
  private static func digits(of format: NumberFormat) -> NumberPattern {
    let more = one(.digit).anyNumber
    let ofZero: NumberPattern = format.allowsLeadingZeros ? more : .nothing
    return .either([one(.zero).followed(by: ofZero), one(.otherDigit).followed(by: more)])
  }

  /// Groups with every separator in its place: a first group that begins with no zero and isn't
  /// larger than the secondary size, others of this size, and a last one of the primary size (N4.1,
  /// N4.2).
  static func orderlyGroups(of format: NumberFormat) -> NumberPattern {
    let sizes = format.symbols.storage.grouping
    let digit = NumberPattern.one(.digit)
    let moreOfFirst = NumberPattern.repeated(digit, atLeast: 0, atMost: sizes.secondary - 1)
    let group = NumberPattern.one(.groupingSeparator).followed(by: digit.times(sizes.secondary))
    let lastGroup = NumberPattern.one(.groupingSeparator).followed(by: digit.times(sizes.primary))
    return all([one(.otherDigit), moreOfFirst, group.anyNumber, lastGroup])
  }

  /// Groups of any sizes, with at least two separators (N4.3).
  static var manyGroups: NumberPattern {
    let group = NumberPattern.repeated(anyGroup, atLeast: 2, atMost: .max)
    return all([one(.otherDigit), one(.digit).anyNumber, group])
  }

  /// Two groups of any sizes, whose separator could be another locale's decimal separator (N4.4).
  static var strayGroups: NumberPattern {
    all([one(.otherDigit), one(.digit).anyNumber, anyGroup])
  }

  /// A separator, and digits (N4.3).
  private static var anyGroup: NumberPattern {
    .one(.groupingSeparator).followed(by: one(.digit).onceOrMore)
  }
}
