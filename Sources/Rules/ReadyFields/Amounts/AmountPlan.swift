import InputRules

/// The settings of an amount field, which determine how amounts are written and typed (K18).
package struct AmountPlan: Hashable, Sendable {
  package var format: NumberFormat
  /// The currency's symbol, which appears next to the number.
  package var symbol: String { didSet { names = Self.names(symbol, code) } }
  /// The currency's code, which a paste may contain instead of the symbol; empty if there is none.
  package let code: String
  /// The visible symbol and code, the longest first, because a code may end with the symbol.
  private(set) var names: [[Unicode.Scalar]]
  /// The currency, if no locale was chosen for the field; otherwise `nil`.
  private(set) var unlocalized: Currency?
  package var place: AmountPlace
  /// How amounts are typed; this is always `number` if the currency has no decimal places.
  package var typing: AmountTyping
  package let bounds = NumberBounds.none

  package init(
    _ symbols: NumberSymbols, decimals: Int, symbol: String, code: String, _ place: AmountPlace,
    _ typing: AmountTyping, isSigned: Bool
  ) {
    format = NumberFormat(
      symbols, signs: isSigned ? .minus : .none, grouping: .strict, allowsExponent: false,
      fractionDigits: decimals...decimals)
    (self.symbol, self.code, self.place) = (symbol, code, place)
    names = Self.names(symbol, code)
    self.typing = decimals > 0 ? typing : .number
  }

  private static func names(_ symbol: String, _ code: String) -> [[Unicode.Scalar]] {
    [code, symbol, widths[symbol] ?? "", units[code] ?? ""].map(\.visibleScalars).filter {
      !$0.isEmpty
    }
    .sorted { $0.count > $1.count }
  }

  /// The full-width form of a sign, and the reverse.
  private static let widths = [
    "\u{A5}": "\u{FFE5}", "\u{FFE5}": "\u{A5}", "\u{20A9}": "\u{FFE6}", "\u{FFE6}": "\u{20A9}",
  ]

  /// The words for a unit that people write after the number.
  private static let units = ["JPY": "円", "KRW": "원", "CNY": "元"]

  init(
    _ currency: Currency, locale: String, _ typing: AmountTyping, isSigned: Bool
  ) throws(AmountError) {
    guard let symbols = NumberSymbols(locale: locale) else { throw .unknownLocale(locale) }
    let tag = LocaleTag(locale)
    let system = tag.numberingSystem ?? NumberSymbols.numberingSystems(of: locale).first
    let own = CurrencyTable.own(symbols, in: tag, system ?? "")
    self.init(currency, own, tag, typing, isSigned: isSigned)
  }

  init(inEnglish currency: Currency, _ typing: AmountTyping) {
    self.init(currency, .posix, LocaleTag("en"), typing, isSigned: false)
    unlocalized = currency
  }

  private init(
    _ currency: Currency, _ symbols: NumberSymbols, _ tag: LocaleTag, _ typing: AmountTyping,
    isSigned: Bool
  ) {
    let symbol = CurrencyTable.symbol(of: currency, in: tag)
    self.init(
      symbols, decimals: currency.decimals, symbol: symbol, code: currency.code,
      CurrencyTable.place(in: tag).spaced(for: symbol), typing, isSigned: isSigned)
  }
}

/// The place where a currency's symbol is written (K18).
package struct AmountPlace: Hashable, Sendable {
  package var isBefore: Bool
  /// Whether a no-break space separates the symbol from the number.
  package var isSpaced: Bool
  /// Whether the minus sign is written after the symbol, if the symbol is before the number.
  package var hasMinusAfter: Bool

  package init(isBefore: Bool, isSpaced: Bool, hasMinusAfter: Bool = false) {
    (self.isBefore, self.isSpaced, self.hasMinusAfter) = (isBefore, isSpaced, hasMinusAfter)
  }

  /// Creates a place from a CLDR pattern, in which `¤` stands for the symbol, `#` for the number,
  /// and `_` for a space.
  init(pattern: Substring) {
    let symbol = pattern.firstIndex(of: "\u{A4}") ?? pattern.endIndex
    let number = pattern.firstIndex(of: "#") ?? pattern.endIndex
    self.init(
      isBefore: symbol < number, isSpaced: pattern.contains("_"),
      hasMinusAfter: pattern.contains("-") && !pattern.hasPrefix("-"))
  }

  /// The same place, but with a space if the symbol's scalar next to the number isn't a currency
  /// sign.
  func spaced(for symbol: String) -> AmountPlace {
    let beside = isBefore ? symbol.unicodeScalars.last : symbol.unicodeScalars.first
    let isSign = beside?.properties.generalCategory == .currencySymbol
    return AmountPlace(
      isBefore: isBefore, isSpaced: isSpaced || !isSign, hasMinusAfter: hasMinusAfter)
  }
}

/// How an amount is typed (K20, K23).
public enum AmountTyping: Hashable, Sendable, CaseIterable {
  /// Amounts are typed like other numbers: from the left, with a decimal separator.
  case number
  /// Amounts are typed from the right: each digit shifts the digits before it to the left, so
  /// typing `1`, `2`, `3` results in 1.23.
  case shifted
}

extension CurrencyTable {
  /// The symbol of a currency in a locale, or in the nearest locale with a symbol for the currency;
  /// otherwise, the currency's code.
  static func symbol(of currency: Currency, in tag: LocaleTag) -> String {
    let own = ownSymbols[currency.code] ?? [:]
    return (tag.candidates + ["root"]).lazy.compactMap { own[$0] }.first ?? currency.code
  }

  /// The place of symbols in a locale, or in the nearest listed locale if the locale isn't listed.
  static func place(in tag: LocaleTag) -> AmountPlace {
    tag.candidates.lazy.compactMap { ownPlaces[$0] }.first
      ?? AmountPlace(isBefore: true, isSpaced: true)
  }

  /// A locale's number symbols, but with the separators and groups that the locale uses in amounts.
  static func own(
    _ symbols: NumberSymbols, in tag: LocaleTag, _ system: String
  ) -> NumberSymbols {
    let listed = tag.candidates.lazy.compactMap { ownNumbers["\($0)=\(system)"] }.first
    guard let listed else { return symbols }
    let sizes = listed[2].split(separator: ";").compactMap { Int($0) }
    let (grouping, text) = (symbols.grouping, String(String.UnicodeScalarView(symbols.digits)))
    let own = try? NumberSymbols(
      decimalSeparator: listed[0].unicodeScalars.first ?? symbols.decimalSeparator,
      groupingSeparator: listed[1].unicodeScalars.first ?? symbols.groupingSeparator,
      minusSign: symbols.minusSign, plusSign: symbols.plusSign,
      exponentMark: symbols.exponentMark, digits: text,
      grouping: NumberGrouping(
        primary: sizes.first ?? grouping.primary, secondary: sizes.last ?? grouping.secondary,
        minimum: grouping.minimum))
    return own ?? symbols
  }

  /// The decimal separators, grouping separators and group sizes for amounts, by locale and
  /// numbering system, such as `fr-ch=latn`.
  private static let ownNumbers: [String: [Substring]] = {
    var own: [String: [Substring]] = [:]
    for line in numbers.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      for locale in parts[3].split(separator: " ") { own[String(locale)] = parts }
    }
    return own
  }()

  /// The symbols that particular locales use, by currency and locale.
  private static let ownSymbols: [String: [String: String]] = {
    var own: [String: [String: String]] = [:]
    for line in symbols.split(separator: "\n") {
      let parts = line.split(separator: "|").map(String.init)
      for place in stride(from: 1, to: parts.count - 1, by: 2) {
        for locale in parts[place + 1].split(separator: " ").map(String.init) {
          own[parts[0], default: [:]][locale] = parts[place]
        }
      }
    }
    return own
  }()

  private static let ownPlaces: [String: AmountPlace] = {
    var own: [String: AmountPlace] = [:]
    for line in places.split(separator: "\n") {
      let parts = line.split(separator: "|")
      for locale in parts[1].split(separator: " ") {
        own[String(locale)] = AmountPlace(pattern: parts[0])
      }
    }
    return own
  }()
}
