/// How numbers are written: with which symbols, and what may be there of a number (N1.4, N3.1,
/// N4.1, N9).
public struct NumberFormat: Hashable, Sendable {
  /// The locale's symbols.
  public var symbols: NumberSymbols
  /// Which signs the number may have.
  public var signs: NumberSigns
  /// What becomes of grouping separators; unless they are refused, numbers are written with them.
  public var grouping: GroupingPolicy
  /// Whether an exponent may stand.
  public var allowsExponent: Bool
  /// Whether an integer part may begin with a zero that isn't all of it, as in “007”.
  public var allowsLeadingZeros: Bool
  /// Whether the decimal separator may come first, as in “.5”.
  public var allowsLeadingSeparator: Bool
  /// Whether the decimal separator may come last, as in “1.”.
  public var allowsTrailingSeparator: Bool
  /// How many digits may stand behind the decimal separator.
  ///
  /// At most so many, when a number is read; at least so many, when it is written. With at most 0,
  /// the separator may not stand either. Bounds below zero mean zero.
  public var fractionDigits: ClosedRange<Int>

  /// A format; by default of the POSIX symbols, with everything but grouping separators.
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

  /// HTML's valid floating-point numbers: no plus sign, digits behind the point.
  public static let html = NumberFormat(signs: .minus, allowsTrailingSeparator: false)

  /// Digits, and nothing else (T5).
  ///
  /// - Parameters:
  ///   - symbols: the locale's symbols, of which only the digits are used.
  ///   - leadingZeros: whether “007” may stand.
  public static func digits(
    _ symbols: NumberSymbols = .posix, leadingZeros: Bool = false
  ) -> NumberFormat {
    NumberFormat(
      symbols, signs: .none, allowsExponent: false, allowsLeadingZeros: leadingZeros,
      fractionDigits: 0...0)
  }

  /// The most digits behind the decimal separator.
  public var maximumFractionDigits: Int { max(0, fractionDigits.upperBound) }

  /// The fewest digits that are written behind the decimal separator.
  public var minimumFractionDigits: Int { max(0, fractionDigits.lowerBound) }
}
