import InputRules
import ReadyFields
import Testing

/// The traits of ready fields, and what VoiceOver reads (K4, K16).
@Suite struct ReadyFieldTests {
  @Test(arguments: PhoneField.regions)
  func `A phone field's example is a phone number in the field's region`(region: String) throws {
    let field = try PhoneField(region: region)
    let example = field.traits.example
    #expect(field.formatted(example) == example && field.finalObjection(to: example) == nil)
    #expect(field.value(of: example) != nil)
    #expect(field.traits.keyboard == .phone && field.traits.contentType == .telephoneNumber)
  }

  @Test(arguments: [
    ("", ""), ("4", "Visa, 4"), ("4242 4", "Visa, 4 2 4 2, 4"), ("0", "0"),
    ("3782 822463 10005", "American Express, 3 7 8 2, 8 2 2 4 6 3, 1 0 0 0 5"),
  ])
  func `A card number is read aloud with its brand and its groups`(text: String, spoken: String) {
    #expect(PrefixField.card.accessibilityValue(of: text) == spoken)
  }

  @Test func `A phone number is read aloud with its region and its groups`() throws {
    let field = try PhoneField(region: "US")
    let spoken = field.accessibilityValue(of: "+1 204-555-0123")
    #expect(spoken == "CA, + 1, 2 0 4, 5 5 5, 0 1 2 3")
    #expect(field.accessibilityValue(of: "(201) 555-0123") == "US, 2 0 1, 5 5 5, 0 1 2 3")
    #expect(field.accessibilityValue(of: "+8") == "+ 8")
    #expect(PrefixField.oneTimeCode().accessibilityValue(of: "12") == "1 2")
  }
}

/// Fields for amounts (K18 to K23).
@Suite struct AmountTests {
  private static let dollars = AmountField.amount(.usd)
  private static let cents = AmountField.amount(.usd, typing: .shifted)

  @Test(arguments: [
    ("en", "USD", "-$1,234.50"), ("en", "CHF", "-CHF\u{A0}1,234.50"), ("en", "JPY", "-\u{A5}1,234"),
    ("de", "EUR", "-1.234,50\u{A0}\u{20AC}"), ("de-AT", "EUR", "-\u{20AC}\u{A0}1.234,50"),
    ("nl", "EUR", "\u{20AC}\u{A0}-1.234,50"), ("de-CH", "CHF", "CHF\u{A0}-1'234.50"),
    ("fr-FR", "EUR", "-1\u{202F}234,50\u{A0}\u{20AC}"), ("pt-BR", "BRL", "-R$\u{A0}1.234,50"),
    ("sv-SE", "SEK", "\u{2212}1\u{A0}234,50\u{A0}kr"), ("da", "DKK", "-1.234,50\u{A0}kr."),
    ("en-IN", "INR", "-\u{20B9}1,234.50"), ("en-CA", "CAD", "-$1,234.50"),
    ("en", "CAD", "-CA$1,234.50"), ("es", "EUR", "-1234,50\u{A0}\u{20AC}"),
    ("ar-TN", "TND", "-1.234,500\u{A0}\u{62F}.\u{62A}."), ("en", "BHD", "-BHD\u{A0}1,234.500"),
    ("fr-CH", "CHF", "-1'234.50\u{A0}CHF"),
  ])
  func `An amount is written as in its locale`(locale: String, code: String, text: String) throws {
    let field = try AmountField.amount(Currency(code), locale: locale, isSigned: true)
    let value = try #require(ExactNumber("-1234.5"))
    #expect(try field.text(of: value) == text)
    let whole = try #require(ExactNumber("-1234"))
    #expect(field.value(of: text) == (code == "JPY" ? whole : value))
    #expect(field.finalObjection(to: text) == nil)
  }

  @Test func `An amount field's keyboard has only the keys that the field needs`() throws {
    #expect(Self.dollars.traits == InputTraits(example: "$1,234.50", keyboard: .decimal))
    #expect(Self.cents.traits.keyboard == .digits)
    #expect(AmountField.amount(.jpy).traits.keyboard == .digits)
    #expect(try AmountField.amount(.usd, locale: "en", isSigned: true).traits.keyboard == .signed)
    #expect(throws: NumberWritingError.self) { try Self.dollars.text(of: -1) }
  }

  @Test func `An amount field refuses unknown currency codes and locales`() {
    #expect(throws: AmountError.unknownCurrency("EURO")) { try Currency("EURO") }
    #expect(throws: AmountError.unknownLocale("xx")) {
      try AmountField.amount(.eur, locale: "xx")
    }
    #expect("\(AmountError.unknownLocale("xx"))".contains("\"xx\""))
  }
}

/// The field for IBANs (K10).
@Suite struct IBANTests {
  /// One IBAN for each country in the registry.
  ///
  /// They are random IBANs from schwifty 2026.10.1 that python-stdnum 2.2 also accepts; Brazil's is
  /// the registry's example.
  private static let valid = """
    AD1025244908PXZT6L7WGXA9 AE411755700351252917514 AL6791287756CQXMX9DGJWC401HQ \
    AT638711637604933920 AZ18DDWFIS5FNNAQDG1WK1WISICV BA390688829747158194 BE51797358271362 \
    BG15BNLO291781YURI9CW2 BH66EGMGUOVIXG8ZCWMJ9C BI2179839956943550820754169 \
    BR1800360305000010009795493C1 BY858QC99157EJWPLWS4MNY01DAG CH818224375ALR7BLAOEZ \
    CR48715846508713334737 CY5993355751EYBBSR8DHUACKGK5 CZ5582836321635442880984 \
    DE83526987154677672702 DJ5240749316881339149572685 DK6073349694055394 \
    DO88RX7497967594607169254151 EE533337700137090654 EG362937220413205710966731200 \
    ES5904829239306835283932 FI3804429176092309 FK32FN285931621282 FO7013508902677928 \
    FR545977057295I3JLUOXWGYM27 GB48WQMH70510965661801 GE79JD6091318647131922 \
    GI10RIUQGD4M9EOVRWD5G2F GL1257940002056369 GR179848581QFKXGQRHIEHHHRVU \
    GT49PXVPTCMQVYCH5CYJ7QGTPZAF HN59BIHR36714294629348782378 HR1262425649878390117 \
    HU34520788504381920744632013 IE85BTFS99328301831484 IL045513143715379551570 \
    IQ97WWDQ213481042824789 IS439424623790917324154322 IT94R9990530920B120WYZ3RMRL \
    JO02NSKN9339LCWPR52ZI8RWEGNCUU KW76XYLHHADU8OYTINWFAWNXFYSHON KZ90150AMSMCNTGZVLA0 \
    LB418165Y0BPXBF0KSNUJOUERARE LC74WTLSGURE8XUGG54HSCWHBGK3QBQM LI7417743SOHXNSXNLSM8 \
    LT216817435749367940 LU63627QCGBKMHIJYVSR LV20NUFA7ZBFLRGI2XPTW LY46397628021255511547042 \
    MC826211132412NFJZRQTK2DH68 MD75BN7WT0ZULPUQN7MKXZYN ME25311660630081223018 \
    MK07470MDERDEJW8I80 MN365948567277058213 MR1323418908763318656414557 \
    MT42MKFD17338JIZQ4NYSIEG6S7XS80 MU29SAQJ2857270247721918000MUR \
    NI16HKVK17061131046219752947 NL53WCEO0051450924 NO8430547574148 OM75823QMP12F4HS9QTT3UI \
    PK98YXCCSJG4TZBLOIMHGYOM PL93786672131374606215325128 PS50MFBLKMQMKY0KI7YFM2Y5UU6HF \
    PT50933437048454901839492 QA65OGVEPPM3X5ER6X211W7CDH3ZH RO69VEFPURGVSXZU6XRKY6SC \
    RS35550872041144255296 RU1949267855993343GNX3JILDJHQIKRV SA0207NAZPRHJN3YCN9KCQJQ \
    SC86CEQV67102806461847830257SCR SD9232878241438710 SE6234211641859397341831 \
    SI56399220110017131 SK8252341191911549686622 SM23J1415002557PC2U1K8WOMJ0 \
    SO213945654246768099512 ST83416877809715737719115 SV55ZFNG89907472635461497957 \
    TL385134230255597200319 TN5936228473000159323701 TR65156980OSFDAEQFXHYP4DOO \
    UA41481049Z0DSOPGGRTPLL0VKX3X VA74513616663690404892 VG25UHBF5307551598677206 \
    XK093487732705728861 YE94YAVY1845THTWFST4LYDSYP574D
    """.split { $0 == " " }.map { String($0) }

  @Test(arguments: valid)
  func `An IBAN field accepts each country's IBAN and writes it in groups of four`(iban: String) {
    let field = PrefixField.iban
    let text = field.formatted(iban.lowercased())
    #expect(text.filter { $0 != " " } == iban)
    let groups: [Substring] = text.split(separator: " ")
    #expect(groups.dropLast().allSatisfy { $0.count == 4 })
    #expect(field.finalObjection(to: text) == nil)
    #expect(field.row(of: text).name == iban.prefix(2))
    #expect(field.content(of: text) == iban)
  }

  @Test func `An IBAN field refuses wrong digits, wrong structures and unknown countries`() {
    let field = PrefixField.iban
    #expect(field.finalObjection(to: "DE89 3704 0044 0532 0130 01") == .notFormatted(.failsCheck))
    #expect(field.finalObjection(to: "DE89 3704 0044 0532 0130") == .notFormatted(.incomplete))
    // The check digits are right, but the structure is wrong.
    #expect(field.finalObjection(to: "DE05 3704 0044 0532 0130 0A") == .notFormatted(.failsCheck))
    let unknown = field.formatted("QQ89370400440532013000012345678901")
    #expect(field.finalObjection(to: unknown) == .notFormatted(.failsCheck))
    #expect(field.formatted("de89370400440532013000999") == "de89370400440532013000999")
  }
}

/// Fields for postal codes (K17).
@Suite struct PostalCodeTests {
  @Test(arguments: [
    ("US", "12345", "12345"), ("US", "12345-6789", "12345-6789"), ("US", "123456789", "12345-6789"),
    ("CA", "h3z2y7", "H3Z 2Y7"), ("GB", "m11aa", "M1 1AA"), ("GB", "sw1a1aa", "SW1A 1AA"),
    ("GB", "CR26XH", "CR2 6XH"), ("NL", "1234ab", "1234 AB"), ("JP", "1540023", "154-0023"),
    ("BR", "40301110", "40301-110"), ("PL", "00950", "00-950"), ("PT", "2725079", "2725-079"),
    ("SE", "11455", "114 55"), ("CZ", "10000", "100 00"), ("AD", "ad100", "AD100"),
    ("LT", "04340", "04340"), ("LT", "LT-04340", "LT-04340"), ("MT", "bzn1130", "BZN 1130"),
    ("LV", "1073", "1073"), ("LV", "lv1073", "LV-1073"), ("IE", "d6wxy00", "D6W XY00"),
    ("TR", "34000", "34000"), ("VN", "700000", "700000"), ("BN", "bs8672", "BS8672"),
    ("GI", "gx111aa", "GX11 1AA"), ("KY", "ky11100", "KY1-1100"), ("LB", "20383054", "2038 3054"),
  ])
  func `A postal code field shows a code as its region writes it`(
    region: String, typed: String, text: String
  ) throws {
    let field = try PrefixField.postalCode(region: region)
    #expect(field.formatted(typed) == text)
    #expect(field.finalObjection(to: text) == nil)
    #expect(field.row(of: text).name == region)
  }

  @Test(arguments: [
    ("US", "1234", PatternProblem.incomplete), ("US", "12345-6", .incomplete),
    ("CA", "H3Z 2YO", .failsCheck), ("GB", "SW", .incomplete), ("GB", "SWW 1AA", .failsCheck),
    ("MC", "97000", .failsCheck), ("ME", "11000", .failsCheck),
  ])
  func `A postal code field refuses an incomplete or impossible code`(
    region: String, text: String, problem: PatternProblem
  ) throws {
    let field = try PrefixField.postalCode(region: region)
    #expect(field.finalObjection(to: field.formatted(text)) == .notFormatted(problem))
  }

  @Test func `A postal code keyboard has letters only if a code may contain letters`() throws {
    #expect(try PrefixField.postalCode(region: "US").traits.keyboard == .digits)
    #expect(try PrefixField.postalCode(region: "MC").traits.keyboard == .digits)
    #expect(try PrefixField.postalCode(region: "CA").traits.keyboard == .capitals)
    #expect(throws: PostalRegionError.unknown("XX")) { try PrefixField.postalCode(region: "XX") }
    #expect("\(PostalRegionError.unknown("XX"))".contains("\"XX\""))
  }
}
