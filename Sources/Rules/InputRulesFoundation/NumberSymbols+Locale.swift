import Foundation
import InputRules

extension NumberSymbols {
  /// Creates the symbols for a locale from CLDR 49, so that they are the same on every platform
  /// (N3.4).
  ///
  /// Only the locale's language, script, region and numbering system are used. The platform's own
  /// symbols, and users' changes to them, aren't used.
  /// - Parameter locale: the locale, which may specify a numbering system.
  /// - Returns: the symbols, or `nil` if CLDR doesn't list the language or the numbering system.
  public init?(_ locale: Locale) {
    let named = Locale.Components(locale: locale).numberingSystem?.identifier
    guard let identifier = locale.listedIdentifier else { return nil }
    self.init(locale: identifier, numberingSystem: named)
  }
}

extension Locale {
  /// The nearest identifier that CLDR lists, or else the language; `nil` without a language.
  ///
  /// The platform adds the script that is usual for the language in the region, but CLDR lists most
  /// locales without scripts. For example, `pa_PK` has the script `Arab` and becomes `pa-Arab`,
  /// whereas `de_CH` has the script `Latn` and becomes `de-CH`.
  var listedIdentifier: String? {
    guard let code = language.languageCode?.identifier else { return nil }
    // In CLDR, Nastaliq is a style of the Arabic script, not a separate script.
    let script = language.script?.identifier.replacing("Aran", with: "Arab")
    let region = region?.identifier
    let candidates = [[code, script, region], [code, script], [code, region]].map { parts in
      parts.compactMap(\.self).joined(separator: "-")
    }
    return candidates.first(where: Self.listed.contains) ?? code
  }

  private static let listed = Set(NumberSymbols.localeIdentifiers)
}

extension TextRule {
  /// The field, adapted to a locale, unless a locale was already chosen for the field (K18).
  ///
  /// Views call this method with their own locale. Call it yourself wherever your code reads or
  /// writes a field's text: `AmountField.amount(.eur).localized(to: .current).value(of: text)`.
  /// - Parameter locale: the user interface's locale; if CLDR doesn't list it, the field stays
  ///   unchanged.
  /// - Returns: the field for this locale, or the unchanged field.
  public func localized(to locale: Locale) -> Self {
    guard let identifier = locale.listedIdentifier else { return self }
    return (self as? any LocalizedField)?.localized(to: identifier) as? Self ?? self
  }
}
