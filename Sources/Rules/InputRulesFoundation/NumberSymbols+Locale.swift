import Foundation
import InputRules

extension NumberSymbols {
  /// Creates CLDR 49's symbols for a locale, which are the same on every platform (N3.4).
  ///
  /// The platform only supplies the language, script and region. Its own symbols, and users'
  /// changes to them, aren't used.
  /// - Parameter locale: the locale; by default, its own numbering system is used.
  /// - Returns: the symbols, or `nil` if CLDR doesn't list the language or the numbering system.
  public init?(_ locale: Locale) {
    let named = Locale.Components(locale: locale).numberingSystem?.identifier
    guard let identifier = locale.listedIdentifier else { return nil }
    self.init(locale: identifier, numberingSystem: named)
  }
}

extension Locale {
  /// The nearest identifier that CLDR lists, or `nil` if the locale has no language.
  ///
  /// The platform adds a region's usual script for a language, but CLDR lists most locales without
  /// scripts. So `pa_PK` becomes `pa-Arab`. The platform adds the script `Latn` to `de_CH`, and the
  /// result is `de-CH`.
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
  /// The field, adapted to a locale unless one was chosen for the field (K18).
  ///
  /// Views call this function with their own locale. Call it where your code reads or writes a
  /// field's text: `AmountField.amount(.eur).localized(to: .current).value(of: text)`.
  /// - Parameter locale: the interface's locale; a locale that CLDR's tables don't list changes
  ///   nothing.
  /// - Returns: the field for this locale, or the field unchanged.
  public func localized(to locale: Locale) -> Self {
    guard let identifier = locale.listedIdentifier else { return self }
    return (self as? any LocalizedField)?.localized(to: identifier) as? Self ?? self
  }
}
