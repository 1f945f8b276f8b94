/// The notation of numbers: their symbols, and the parts that a number may have (N1.4, N3.1,
/// N4.1, N9).
public struct NumberFormat: Hashable, Sendable {
  /// The locale's symbols.
  package var symbols: NumberSymbols
  /// The signs that are allowed.
  package var signs: NumberSigns
  /// How grouping separators are treated; unless they are refused, numbers are written with them.
  package var grouping: GroupingPolicy
  /// Whether an exponent is allowed.
  package var allowsExponent: Bool
  /// Whether an integer part of several digits may begin with a zero, as in “007”.
  package var allowsLeadingZeros: Bool
  /// Whether the decimal separator may come first, as in “.5”.
  package var allowsLeadingSeparator: Bool
  /// Whether the decimal separator may come last, as in “1.”.
  package var allowsTrailingSeparator: Bool
  /// How many digits may come after the decimal separator.
  ///
  /// The upper bound applies when a number is read, the lower one when it is written. With an upper
  /// bound of 0, the separator isn't allowed either. Bounds below zero mean zero.
  package var fractionDigits: ClosedRange<Int>

  /// A format; by default with the POSIX symbols, and everything allowed but grouping separators.
  /// - Parameters:
  ///   - symbols: the symbols of a locale.
  ///   - signs: the signs that are allowed.
  ///   - grouping: how grouping separators are treated.
  ///   - allowsExponent: whether an exponent is allowed.
  ///   - allowsLeadingZeros: whether “007” is allowed.
  ///   - allowsLeadingSeparator: whether “.5” is allowed.
  ///   - allowsTrailingSeparator: whether “1.” is allowed.
  ///   - fractionDigits: how many digits may follow the decimal separator; the lower bound is that
  ///     of written numbers.
  public init(
    _ symbols: NumberSymbols = .posix, signs: NumberSigns = .both,
    grouping: GroupingPolicy = .refused, allowsExponent: Bool = true,
    allowsLeadingZeros: Bool = true, allowsLeadingSeparator: Bool = true,
    allowsTrailingSeparator: Bool = true, fractionDigits: ClosedRange<Int> = 0...Int.max
  ) {
    self.symbols = symbols
    self.signs = signs
    self.grouping = grouping
    self.allowsExponent = allowsExponent
    self.allowsLeadingZeros = allowsLeadingZeros
    self.allowsLeadingSeparator = allowsLeadingSeparator
    self.allowsTrailingSeparator = allowsTrailingSeparator
    self.fractionDigits = fractionDigits
  }

  /// JSON's numbers (RFC 8259): no plus sign, no leading zero, digits on both sides of the point.
  public static let json = NumberFormat(
    signs: .minus, allowsLeadingZeros: false, allowsLeadingSeparator: false,
    allowsTrailingSeparator: false)

  /// HTML's valid floating-point numbers: no plus sign, digits after the point.
  public static let html = NumberFormat(signs: .minus, allowsTrailingSeparator: false)

  /// Only digits (T5).
  /// - Parameters:
  ///   - symbols: the locale's symbols, of which only the digits are used.
  ///   - leadingZeros: whether “007” is allowed.
  public static func digits(
    _ symbols: NumberSymbols = .posix, leadingZeros: Bool = false
  ) -> NumberFormat {
    NumberFormat(
      symbols, signs: .none, allowsExponent: false, allowsLeadingZeros: leadingZeros,
      fractionDigits: 0...0)
  }

  /// The largest number of digits after the decimal separator.
  package var maximumFractionDigits: Int { max(0, fractionDigits.upperBound) }

  /// The smallest number of digits that are written after the decimal separator.
  package var minimumFractionDigits: Int { max(0, fractionDigits.lowerBound) }
}

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

/// The signs that a number may have; its exponent may always have either sign.
public enum NumberSigns: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// A minus sign.
  case minus
  /// A minus sign or a plus sign.
  case both
}

/// The treatment of grouping separators in a text that is read (N4.1 to N4.3).
public enum GroupingPolicy: String, Hashable, Sendable, CaseIterable {
  /// No separators are allowed.
  case refused
  /// There are none, or all of them, each in its place.
  case strict
  /// They, or their lookalikes, may come between any integer digits, unless a single one could be
  /// another locale's decimal separator.
  case lenient
}
