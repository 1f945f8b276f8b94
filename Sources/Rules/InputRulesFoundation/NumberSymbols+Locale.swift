import Foundation
import InputRules

extension NumberSymbols {
  /// CLDR 49's symbols for a locale, the same on every platform (N3.4).
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
  /// The nearest identifier that CLDR lists.
  ///
  /// The platform adds the script in which a language is probably written in its region; CLDR lists
  /// most locales without it. So `pa_PK` is `pa-Arab`, and `de_CH`, which comes with the script
  /// `Latn`, is `de-CH`.
  var listedIdentifier: String? {
    guard let code = language.languageCode?.identifier else { return nil }
    // Nastaliq is a style of the Arabic script, and not a script of its own in CLDR.
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
  /// The field as a locale writes its texts, if its locale wasn't chosen (K18).
  ///
  /// Adapters do this for their own locale. Do it where code reads a field's text or writes it:
  /// `AmountField.amount(.eur).localized(to: .current).value(of: text)`.
  /// - Parameter locale: that of the interface; one that CLDR's tables don't list changes nothing.
  /// - Returns: the field for this locale, or this one.
  public func localized(to locale: Locale) -> Self {
    guard let identifier = locale.listedIdentifier else { return self }
    return (self as? any LocalizedField)?.localized(to: identifier) as? Self ?? self
  }
}
