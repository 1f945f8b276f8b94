import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Compares the symbols in the table with the platform's for the same locales (N3.4).
@Suite struct LocaleTests {
  private func separators(of locale: Locale) -> String {
    (locale.decimalSeparator ?? "") + (locale.groupingSeparator ?? "")
  }

  private func separators(of symbols: NumberSymbols) -> String {
    String(symbols.decimalSeparator) + String(symbols.groupingSeparator)
  }

  @Test func `The table's separators equal the platform's, with known exceptions`() {
    var others: [String: [String]] = [:]
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      guard let symbols = NumberSymbols(locale) else { continue }
      let theirs = separators(of: locale)
      if theirs != separators(of: symbols) { others[theirs, default: []].append(identifier) }
    }
    #expect(others.mapValues { $0.joined(separator: " ") } == PlatformLocales.otherSeparators)
  }

  @Test func `The table has all languages of the platform, with known exceptions`() {
    let others = Locale.availableIdentifiers.map(Locale.init).filter { NumberSymbols($0) == nil }
    let languages = Set(others.compactMap(\.language.languageCode?.identifier))
    #expect(languages.sorted().joined(separator: " ") == PlatformLocales.otherLanguages)
  }

  @Test
  func `The table's separators hold in other numbering systems, with known exceptions`()
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
  func `A locale has its listed identifier's symbols`(identifier: String, listed: String) throws {
    let symbols = try #require(NumberSymbols(locale: listed))
    #expect(NumberSymbols(Locale(identifier: identifier)) == symbols)
  }

  @Test(arguments: ["", "xx", "C", "en_US_POSIX@numbers=roman", "en-u-nu-nope", "@numbers=arab"])
  func `A Foundation locale that CLDR doesn't list has no symbols`(identifier: String) {
    #expect(NumberSymbols(Locale(identifier: identifier)) == nil)
  }
}

/// The differences between CLDR 49 and Swift 6.3's Foundation on Linux.
///
/// Foundation uses Apple's data, which has other locales and languages, some in different versions.
enum PlatformLocales {
  /// Foundation's decimal and grouping separators, for the locales where the table's are different.
  static let otherSeparators: [String: String] = [
    ",.": "de_AT en_AR en_BR en_CL en_CO en_GR en_TR es_CR gl gl_ES",
    ",\u{A0}": "blo blo_BJ en_AL en_BG en_CV en_PL en_RU eo eo_001 pt_FR",
    ",\u{2019}": "lmo lmo_IT wae wae_CH",
    ",\u{202F}": "es_HT fr_CH fr_RW",
    ".,": """
    ba ba_RU es_AG es_BB es_BM es_BS es_CA es_DM es_GD es_GY es_KN es_KY es_LC es_TC es_TT es_VC \
    es_VG es_VI scn scn_IT to to_TO ur_Arab_IN ur_Aran_IN
    """,
    ".\u{A0}": "nso nso_ZA",
    ".\u{12C8}": "gez gez_ER gez_ET",
    ".\u{2019}": "de_CH de_LI gsw gsw_CH gsw_FR gsw_LI it_CH rm rm_CH tn tn_BW tn_ZA wal wal_ET",
  ]

  /// Foundation's separators in numbering systems other than a locale's own, for the locales in
  /// which the table's separators differ.
  ///
  /// Most of these locales have separate data for Arabic digits, which cldr-json omits.
  static let otherSystems: [String: String] = [
    "arab .,": "ha ha-GH ha-NE pa pa-Guru",
    "arab \u{60C},": "ur ur-IN",
    "arab \u{66B},": "az az-Latn",
    "arab \u{66B}\u{A0}": "nb nb-SJ nn no sv sv-AX sv-FI",
    "arabext ,\u{A0}": "nb nb-SJ nn no sv sv-AX sv-FI",
    "arabext ,\u{66C}": "az az-Latn",
    "arabext .\u{60C}": "sd sd-Arab",
    "arabext .\u{66C}": "ha ha-GH ha-NE ms ms-BN ms-ID ms-SG sd-Deva",
    "arabext \u{66B},": "pa pa-Guru",
    "deva ,.": "az-Arab-TR de-AT es-CR gl",
    "deva ,\u{A0}": "blo en-GE en-PL eo",
    "deva ,\u{2019}": "lmo wae",
    "deva ,\u{202F}": "fr-CH fr-RW ht",
    "deva .,": """
    ar-LB ba bgn bgn-AE bgn-AF bgn-IR bgn-OM bua kk-Arab ku-Latn-IQ ku-Latn-SY lld oc-ES pms scn \
    to tyv
    """,
    "deva .\u{A0}": "nso",
    "deva .\u{60C}": "sd sd-Arab",
    "deva .\u{12C8}": "gez gez-ER",
    "deva .\u{2019}": "de-CH de-LI gsw gsw-FR gsw-LI it-CH rm tn tn-BW wal",
  ]

  /// The languages that aren't in CLDR's number data.
  static let otherLanguages = "ain apw ber hmn inh lut mid nnp pqm rej sjd sje sju sm"
}
