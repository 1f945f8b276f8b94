/// The ready-made fields of the *Text Field* article (T7).
extension FieldRule {
  /// The demo's first field, for at most six vowels.
  public static let vowels = FieldRule([AllowedCharacters("aeiouAEIOU"), MaximumLength(known: 6)])

  /// The demo's second field, for at most eight characters other than vowels.
  package static let noVowels = FieldRule([
    BannedCharacters("aeiouAEIOU"), MaximumLength(known: 8),
  ])

  /// The demo's third field, for at most three ASCII digits.
  public static let digits = FieldRule([AllowedCharacters("0123456789"), MaximumLength(known: 3)])

  /// The demo's fourth field, corrected: it accepts beginnings of numbers, with up to seven
  /// characters (T4).
  /// - Parameter symbols: the locale's symbols.
  public static func numeric(_ symbols: NumberSymbols = .posix) -> FieldRule {
    FieldRule([
      NumericValue(NumberFormat(symbols)), MaximumLength(known: 7),
    ])
  }

  /// The demo's fifth field, corrected: it accepts up to five digits that aren't all zero (T5).
  /// - Parameters:
  ///   - symbols: the locale's symbols, of which only the digits are used.
  ///   - leadingZeros: whether “007” is allowed.
  ///   - zero: whether zero is allowed.
  public static func positiveInteger(
    _ symbols: NumberSymbols = .posix, leadingZeros: Bool = false, zero: Bool = false
  ) -> FieldRule {
    let format = NumberFormat.digits(symbols, leadingZeros: leadingZeros)
    let number = NumericValue(format, bounds: zero ? .none : .fromOne)
    return FieldRule([number, MaximumLength(known: 5)])
  }

  /// The demo's unchanged fourth field, for at most seven characters that its scanner accepts
  /// (N1.6).
  ///
  /// The texts `-`, `e5` and ` 1` are therefore allowed even when editing ends.
  /// - Parameter symbols: the locale's symbols, of which only the decimal separator is used.
  public static func scannedNumeric(_ symbols: NumberSymbols = .posix) -> FieldRule {
    FieldRule([scanner(symbols), MaximumLength(known: 7)])
  }

  /// The demo's unchanged fifth field: it accepts numbers that its scanner reads, without three
  /// symbols (T5).
  ///
  /// The three symbols are “-”, “e” and the decimal separator. The field therefore accepts `1E5`,
  /// `+5`, ` 5` and `0` as positive integers.
  /// - Parameter symbols: the locale's symbols, of which only the decimal separator is used.
  public static func scannedPositiveInteger(_ symbols: NumberSymbols = .posix) -> FieldRule {
    let banned = "-e" + String(symbols.decimalSeparator)
    return FieldRule([scanner(symbols), BannedCharacters(banned), MaximumLength(known: 5)])
  }

  private static func scanner(_ symbols: NumberSymbols) -> NumericValue {
    NumericValue(NumberFormat(symbols), grammar: .scanner)
  }

  /// The *Text Field* article's field that has a maximum length; by default, there is no limit.
  /// - Parameter limit: the maximum number of characters (grapheme clusters); `nil` for no limit.
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  public static func maximumLength(_ limit: Int? = nil) throws(RuleError) -> FieldRule {
    FieldRule(try optional(limit))
  }

  /// The *Text Field* article's field that allows only certain characters and has no
  /// autocorrection.
  /// - Parameters:
  ///   - characters: the allowed scalars; with "", the article's default, only the empty text is
  ///     allowed.
  ///   - limit: the maximum number of characters (grapheme clusters); `nil` for no limit.
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  package static func allowing(
    _ characters: String, maximumLength limit: Int? = nil
  ) throws(RuleError) -> FieldRule {
    FieldRule(try optional(limit) + [AllowedCharacters(characters)], allowsAutocorrection: false)
  }

  /// The *Text Field* article's field that bans certain characters and has no autocorrection.
  /// - Parameters:
  ///   - characters: the banned scalars; with "", the article's default, nothing is banned.
  ///   - limit: the maximum number of characters (grapheme clusters); `nil` for no limit.
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  package static func banning(
    _ characters: String, maximumLength limit: Int? = nil
  ) throws(RuleError) -> FieldRule {
    FieldRule(try optional(limit) + [BannedCharacters(characters)], allowsAutocorrection: false)
  }

  private static func optional(_ limit: Int?) throws(RuleError) -> [any TextCondition] {
    guard let limit else { return [] }
    return [try MaximumLength(limit)]
  }
}
