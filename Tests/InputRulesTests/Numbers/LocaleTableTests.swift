import Testing

@testable import InputRules

/// The table of locales contains the same data as CLDR (N3.4, N3.5).
@Suite struct LocaleTableTests {
  @Test func `The tests have every row of CLDR's number data`() {
    #expect(CLDRRow.all.count == 910)
    #expect(Set(CLDRRow.all.map(\.locale)).count == 766)
    #expect(CLDRRow.digits.count == 78)
  }

  @Test func `The locale table contains every row of CLDR's number data`() throws {
    for row in CLDRRow.all {
      let symbols = try #require(
        NumberSymbols(locale: row.locale, numberingSystem: row.system), "\(row)")
      let grouping = symbols.grouping
      #expect(String(symbols.decimalSeparator) == row.decimal, "\(row)")
      #expect(String(symbols.groupingSeparator) == row.group, "\(row)")
      #expect(symbols.minusSign == row.minus, "\(row)")
      #expect(symbols.plusSign == row.plus, "\(row)")
      #expect(symbols.exponentMark == row.exponentMark, "\(row)")
      #expect(symbols.digits == Array(row.digits.unicodeScalars), "\(row)")
      #expect([grouping.primary, grouping.secondary] == row.sizes, "\(row)")
      #expect(grouping.minimum == row.minimum, "\(row)")
    }
  }

  @Test func `The locale table contains only CLDR's rows, with the default first`() {
    let rows = Dictionary(grouping: CLDRRow.all, by: \.locale)
    #expect(NumberSymbols.localeIdentifiers == rows.keys.sorted())
    for (locale, rows) in rows {
      let systems = NumberSymbols.numberingSystems(of: locale)
      #expect(systems.sorted() == rows.map(\.system).sorted())
      #expect(systems.first == rows.first(where: \.isDefault)?.system)
      #expect(systems.contains("latn"), "other numbering systems get their symbols from latn")
      #expect(NumberSymbols(locale: locale)?.digits == systems.first.flatMap(digits))
    }
  }

  private func digits(of system: String) -> [Unicode.Scalar]? {
    (CLDRRow.digits[system]?.unicodeScalars).map(Array.init)
  }

  @Test func `The number symbols of any locale in any numbering system are unambiguous`() throws {
    for locale in NumberSymbols.localeIdentifiers {
      for (system, digits) in CLDRRow.digits {
        let symbols = try #require(NumberSymbols(locale: locale, numberingSystem: system))
        #expect(symbols.clash == nil, "\(locale) in \(system)")
        #expect(symbols.digits == Array(digits.unicodeScalars), "\(locale) in \(system)")
      }
    }
  }

  @Test(arguments: [
    ("de-DE", "de"), ("de_CH", "de-CH"), ("DE-ch", "de-CH"), ("de-CH-1996", "de-CH"),
    ("sr_latn_me", "sr-Latn-ME"), ("ca-ES-valencia-x-y", "ca-ES-valencia"), ("de-", "de"),
    ("de--CH", "de"), ("en-Nope-ZZ-a-b-c-d", "en"), ("de_CH.UTF-8", "de-CH"),
    ("de_CH.UTF-8@euro", "de-CH"), ("de_CH@calendar=gregorian", "de-CH"), ("de-CH-u-nu", "de-CH"),
    ("de-CH-x-u-nu-arab", "de-CH"), ("de-CH-t-en-nu-arab", "de-CH"), ("und", "und"),
  ])
  func `A locale identifier has the symbols of its longest listed prefix`(
    identifier: String, listed: String
  )
    throws
  {
    let symbols = try #require(NumberSymbols(locale: listed))
    #expect(NumberSymbols(locale: identifier) == symbols)
    #expect(
      NumberSymbols.numberingSystems(of: identifier) == NumberSymbols.numberingSystems(of: listed))
  }

  @Test(arguments: [
    "ar-u-nu-latn", "ar-u-ca-buddhist-nu-latn-x-nu-arab", "AR_U_NU_LATN", "ar@numbers=latn",
    "ar@calendar=japanese;numbers=LATN", "ar-EH", "ar-EG-u-nu-latn", "ar-a-b1-u-attr-nu-latn",
  ])
  func `A locale identifier may specify the numbering system`(identifier: String) {
    #expect(NumberSymbols(locale: identifier)?.digits == NumberSymbols.asciiDigits)
    #expect(
      NumberSymbols(locale: identifier, numberingSystem: "Arab")
        == NumberSymbols(locale: "ar", numberingSystem: "arab"))
  }

  @Test(arguments: [
    "", "-", "_", "@", ".", "xx", "d", "deutsch", "-de", " de", "de ", "C", "POSIX", "root",
    "u-nu-arab",
    "@numbers=arab", "en-u-nu-nope", "en@numbers=", "en@numbers=roman", "de\u{0}", "d\u{301}e",
    "\u{212A}n", "日本", "🇩🇪", "fi\u{200D}",
  ])
  func `A locale that CLDR doesn't list has no symbols`(identifier: String) {
    #expect(NumberSymbols(locale: identifier) == nil)
  }

  @Test(arguments: ["", "nope", "latn ", "roman", "native", "\u{212A}hmr"])
  func `An unknown numbering system has no symbols`(system: String) {
    #expect(NumberSymbols(locale: "en", numberingSystem: system) == nil)
  }
}
