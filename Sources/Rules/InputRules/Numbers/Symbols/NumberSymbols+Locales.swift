/// The symbols that CLDR 49 has for the locales of CLDR 48 (N3.4).
extension NumberSymbols {
  /// Creates the symbols of a locale from CLDR's data, and never from the platform's data.
  ///
  /// In identifiers, `-` and `_` are equivalent, and case is ignored. For an identifier that CLDR
  /// doesn't list, the nearest listed identifier is used: `de` for `de-DE`, `pa-Arab` for `pa-PK`,
  /// and `he` for `iw`. For a numbering system that the locale doesn't have, the symbols are those
  /// of CLDR's root locale (for `arab` and `arabext`) or the locale's symbols for ASCII digits.
  /// - Parameters:
  ///   - identifier: a locale identifier, such as `de-CH`, `sr_Latn_ME`, `hi-u-nu-deva` or
  ///     `ar@numbers=latn`.
  ///   - numberingSystem: CLDR's name of a numbering system, such as `arab`; by default, the system
  ///     in the identifier, or else the locale's default.
  /// - Returns: `nil` if CLDR doesn't list the language or the numbering system.
  public init?(locale identifier: String, numberingSystem: String? = nil) {
    let tag = LocaleTag(identifier)
    let systems = LocaleTable.systems(of: tag)
    let asked = numberingSystem?.asciiLowercased ?? tag.numberingSystem
    guard
      let name = asked ?? systems.first?.name,
      let symbols = LocaleTable.symbols(in: name, among: systems)
    else { return nil }
    self = symbols
  }

  /// The identifiers of all locales in CLDR, sorted (N3.4).
  public static var localeIdentifiers: [String] { LocaleTable.identifiers }

  /// The numbering systems of a locale, with the default first (N3.5).
  ///
  /// The identifier is read as in ``init(locale:numberingSystem:)``; the list is empty if CLDR
  /// doesn't list the language.
  package static func numberingSystems(of identifier: String) -> [String] {
    LocaleTable.systems(of: LocaleTag(identifier)).map(\.name)
  }

  /// The same symbols with other digits, and with another grouping if one is given.
  func replacing(digits: [Unicode.Scalar], grouping: NumberGrouping? = nil) -> NumberSymbols {
    var text = ""
    text.unicodeScalars.append(contentsOf: digits)
    return NumberSymbols(
      trusting: decimalSeparator, groupingSeparator, minusSign, plusSign, exponentMark, text,
      grouping ?? self.grouping)
  }
}
