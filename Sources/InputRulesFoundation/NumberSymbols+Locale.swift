import Foundation
import InputRules

extension NumberSymbols {
  /// The symbols that CLDR 47 has for a locale, on every platform the same (N3.4).
  ///
  /// The platform says which locale it is, language, script and region; its own symbols, and what
  /// users changed about them, play no part.
  ///
  /// - Parameter locale: with the numbering system that it names, if it names one, or else the
  ///   locale's default.
  /// - Returns: nil where CLDR has no such language, or no numbering system of that name.
  public init?(_ locale: Locale) {
    let named = Locale.Components(locale: locale).numberingSystem?.identifier
    guard let identifier = locale.listedIdentifier else { return nil }
    self.init(locale: identifier, numberingSystem: named)
  }
}

extension Locale {
  /// The nearest identifier that CLDR lists.
  ///
  /// The platform adds the script that a language is likely written with where the region is;
  /// CLDR lists most locales without it. So `pa_PK` is `pa-Arab`, and `de_CH`, which comes with
  /// the script `Latn`, is `de-CH`.
  fileprivate var listedIdentifier: String? {
    guard let code = language.languageCode?.identifier else { return nil }
    // Nastaliq is a style of the Arabic script, and no script of its own in CLDR.
    let script = language.script?.identifier.replacing("Aran", with: "Arab")
    let region = region?.identifier
    let candidates = [[code, script, region], [code, script], [code, region]].map { parts in
      parts.compactMap(\.self).joined(separator: "-")
    }
    return candidates.first(where: Self.listed.contains) ?? code
  }

  private static let listed = Set(NumberSymbols.localeIdentifiers)
}
