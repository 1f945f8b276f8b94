/// A notation for numbers: its symbols, and the parts that a number may contain (N1.4, N3.1, N4.1,
/// N9).
public struct NumberFormat: Hashable, Sendable {
  package var symbols: NumberSymbols
  package var signs: NumberSigns
  /// The policy for grouping separators, which are written unless this is `refused`.
  package var grouping: GroupingPolicy
  package var allowsExponent: Bool
  /// Whether an integer part of several digits may begin with a zero, as in “007”.
  package var allowsLeadingZeros: Bool
  /// Whether the decimal separator may be first, as in “.5”.
  package var allowsLeadingSeparator: Bool
  /// Whether the decimal separator may be last, as in “1.”.
  package var allowsTrailingSeparator: Bool
  /// The possible numbers of digits after the decimal separator.
  ///
  /// The upper bound applies to reading and writing; the lower bound applies only to writing. If
  /// the upper bound is 0, the separator isn't allowed either. Bounds below zero are treated as
  /// zero.
  package var fractionDigits: ClosedRange<Int>

  /// Creates a format, by default with POSIX symbols and everything except grouping separators.
  /// - Parameters:
  ///   - symbols: the symbols of a locale.
  ///   - signs: the signs that are allowed.
  ///   - grouping: where grouping separators are allowed.
  ///   - allowsExponent: whether an exponent is allowed.
  ///   - allowsLeadingZeros: whether “007” is allowed.
  ///   - allowsLeadingSeparator: whether “.5” is allowed.
  ///   - allowsTrailingSeparator: whether “1.” is allowed.
  ///   - fractionDigits: how many digits are possible after the decimal separator; the lower bound
  ///     applies only when numbers are written.
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

  /// The format of JSON's numbers (RFC 8259), which have no plus sign and no leading zeros, and
  /// have digits on both sides of a period.
  public static let json = NumberFormat(
    signs: .minus, allowsLeadingZeros: false, allowsLeadingSeparator: false,
    allowsTrailingSeparator: false)

  /// The format of HTML's valid floating-point numbers, which have no plus sign, and have digits
  /// after a period.
  public static let html = NumberFormat(signs: .minus, allowsTrailingSeparator: false)

  /// A format that allows only digits (T5).
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

  package var maximumFractionDigits: Int { max(0, fractionDigits.upperBound) }

  /// The minimum number of digits that are written after the decimal separator.
  package var minimumFractionDigits: Int { max(0, fractionDigits.lowerBound) }
}

extension NumberFormat: CustomStringConvertible {
  /// A description of how the format differs from the default format.
  public var description: String {
    let words = deviations.filter(\.isTrue).map(\.words)
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }

  private var deviations: [(isTrue: Bool, words: String)] {
    [
      (signs != .both, "signs \(signs)"), (grouping != .refused, "grouping \(grouping)"),
      (!allowsExponent, "no exponent"), (!allowsLeadingZeros, "no leading zeros"),
      (!allowsLeadingSeparator, "no leading separator"),
      (!allowsTrailingSeparator, "no trailing separator"),
      (fractionDigits != 0...Int.max, "fraction digits \(fractionDigits)"),
      (symbols != .posix, "\(symbols)"),
    ]
  }
}

/// The signs that a number may have; its exponent may always have either sign.
public enum NumberSigns: String, Hashable, Sendable, CaseIterable {
  /// No sign.
  case none
  /// A minus sign.
  case minus
  /// A minus sign or a plus sign.
  case both
}

/// The places where grouping separators are allowed in a number that is read (N4.1 to N4.3).
public enum GroupingPolicy: String, Hashable, Sendable, CaseIterable {
  /// No separators are allowed.
  case refused
  /// The number has no separators, or has all separators in the right places.
  case strict
  /// Separators, or characters that look like them, are allowed between any integer digits. A
  /// single separator is refused if it could be another locale's decimal separator.
  case lenient
}
