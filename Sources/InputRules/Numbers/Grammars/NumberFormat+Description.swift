extension NumberFormat: CustomStringConvertible {
  /// A description of the differences from the default format.
  public var description: String {
    let words = deviations.filter(\.isTrue).map(\.words)
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }

  private var deviations: [(isTrue: Bool, words: String)] {
    [
      (signs != .both, "signs \(signs)"), (grouping != .refused, "grouping \(grouping)"),
      (!allowsExponent, "no exponent"), (!allowsLeadingZeros, "no leading zeros"),
      (!allowsLeadingSeparator, "no separator first"),
      (!allowsTrailingSeparator, "no separator last"),
      (fractionDigits != 0...Int.max, "fraction digits \(fractionDigits)"),
      (symbols != .posix, "\(symbols)"),
    ]
  }
}
