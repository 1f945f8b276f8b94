import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// The table's symbols compared with the platform's, for the same locales (N3.4).
@Suite struct LocaleTests {
  private func separators(of locale: Locale) -> String {
    (locale.decimalSeparator ?? "") + (locale.groupingSeparator ?? "")
  }

  private func separators(of symbols: NumberSymbols) -> String {
    String(symbols.decimalSeparator) + String(symbols.groupingSeparator)
  }

  @Test func `The platform's separators equal the table's, with known exceptions`() {
    var others: [String: [String]] = [:]
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      guard let symbols = NumberSymbols(locale) else { continue }
      let theirs = separators(of: locale)
      if theirs != separators(of: symbols) { others[theirs, default: []].append(identifier) }
    }
    #expect(others.mapValues { $0.joined(separator: " ") } == PlatformLocales.otherSeparators)
  }

  @Test func `The platform's languages equal the table's, with known exceptions`() {
    let others = Locale.availableIdentifiers.map(Locale.init).filter { NumberSymbols($0) == nil }
    let languages = Set(others.compactMap(\.language.languageCode?.identifier))
    #expect(languages.sorted().joined(separator: " ") == PlatformLocales.otherLanguages)
  }

  @Test
  func `Other numbering systems have the table's separators, with known exceptions`()
    throws
  {
    var others: [String: [String]] = [:]
    for identifier in NumberSymbols.localeIdentifiers {
      let own = NumberSymbols.numberingSystems(of: identifier)
      for system in ["arab", "arabext", "deva"] where !own.contains(system) {
        let locale = Locale(identifier: "\(identifier)@numbers=\(system)")
        let theirs = separators(of: locale)
        let ours = separators(of: try #require(NumberSymbols(locale)))
        if theirs != ours { others["\(system) \(theirs)", default: []].append(identifier) }
      }
    }
    #expect(others.mapValues { $0.joined(separator: " ") } == PlatformLocales.otherSystems)
  }

  @Test(arguments: [
    ("de", "de"), ("de_DE", "de"), ("de_CH", "de-CH"), ("de_Latn_CH", "de-CH"),
    ("pa_PK", "pa-Arab"),
    ("pa_Aran_PK", "pa-Arab"), ("uz_AF", "uz-Arab"), ("zh_TW", "zh-Hant"), ("sr_ME", "sr-Latn-ME"),
    ("ms_Arab_BN", "ms-Arab-BN"), ("ca_ES_VALENCIA", "ca"), ("und", "und"),
    ("ar_EG@numbers=latn", "ar-EG-u-nu-latn"), ("en-u-nu-deva", "en-u-nu-deva"),
    ("de_CH@calendar=buddhist;currency=JPY", "de-CH"),
  ])
  func `A locale has the symbols of what CLDR lists`(identifier: String, listed: String) throws {
    let symbols = try #require(NumberSymbols(locale: listed))
    #expect(NumberSymbols(Locale(identifier: identifier)) == symbols)
  }

  @Test(arguments: ["", "xx", "C", "en_US_POSIX@numbers=roman", "en-u-nu-nope", "@numbers=arab"])
  func `A locale that CLDR doesn't list has none`(identifier: String) {
    #expect(NumberSymbols(Locale(identifier: identifier)) == nil)
  }
}
