/// The symbols of CLDR 49's locales (N3.4).
extension NumberSymbols {
  /// Creates the symbols of a locale, from CLDR and never from the platform.
  ///
  /// In identifiers, `-` equals `_`, and lowercase equals uppercase. An identifier that CLDR
  /// doesn't list means the nearest listed identifier: `de-DE` means `de`, `pa-PK` means `pa-Arab`,
  /// and `iw` means `he`. A numbering system that isn't the locale's own has the symbols in CLDR's
  /// root (`arab` and `arabext`), or otherwise the locale's symbols for ASCII digits.
  /// - Parameters:
  ///   - identifier: such as `de-CH`, `sr_Latn_ME`, `hi-u-nu-deva` or `ar@numbers=latn`.
  ///   - numberingSystem: CLDR's name of ten digits, such as `arab`; by default the one that the
  ///     identifier names, or the locale's default.
  /// - Returns: nil if CLDR has no such language, or no numbering system of this name.
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

  /// Every identifier that CLDR lists, in order (N3.4).
  public static var localeIdentifiers: [String] { LocaleTable.identifiers }

  /// The numbering systems of a locale, the default first (N3.5).
  ///
  /// The identifier is read as by ``init(locale:numberingSystem:)``; the list is empty if CLDR
  /// doesn't have the language.
  package static func numberingSystems(of identifier: String) -> [String] {
    LocaleTable.systems(of: LocaleTag(identifier)).map(\.name)
  }

  /// The same symbols with other digits, and another grouping if one is given.
  func replacing(digits: [Unicode.Scalar], grouping: NumberGrouping? = nil) -> NumberSymbols {
    var text = ""
    text.unicodeScalars.append(contentsOf: digits)
    return NumberSymbols(
      trusting: decimalSeparator, groupingSeparator, minusSign, plusSign, exponentMark, text,
      grouping ?? self.grouping)
  }
}
