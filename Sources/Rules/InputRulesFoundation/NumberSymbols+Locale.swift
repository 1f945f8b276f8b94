import Foundation
import InputRules

extension NumberSymbols {
  /// Creates CLDR 49's symbols for a locale, which are the same on every platform (N3.4).
  ///
  /// The platform only names the locale by language, script and region; its own symbols, and users'
  /// changes to them, aren't used.
  /// - Parameter locale: the locale, with the numbering system that it names, or otherwise its
  ///   default.
  /// - Returns: nil if CLDR has no such language, or no numbering system of this name.
  public init?(_ locale: Locale) {
    let named = Locale.Components(locale: locale).numberingSystem?.identifier
    guard let identifier = locale.listedIdentifier else { return nil }
    self.init(locale: identifier, numberingSystem: named)
  }
}

extension Locale {
  /// The nearest identifier that CLDR lists, or `nil` without a language.
  ///
  /// The platform adds the script in which a language is probably written in its region, but CLDR
  /// lists most locales without scripts. So `pa_PK` is `pa-Arab`, and `de_CH`, to which the
  /// platform adds the script `Latn`, is `de-CH`.
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
  /// The field, adapted to how a locale writes its texts, unless a locale was chosen for it (K18).
  ///
  /// Adapters do this for their own locale. Do it where code reads or writes a field's text:
  /// `AmountField.amount(.eur).localized(to: .current).value(of: text)`.
  /// - Parameter locale: the interface's locale; one that CLDR's tables don't list changes nothing.
  /// - Returns: the field for this locale, or this one.
  public func localized(to locale: Locale) -> Self {
    guard let identifier = locale.listedIdentifier else { return self }
    return (self as? any LocalizedField)?.localized(to: identifier) as? Self ?? self
  }
}
