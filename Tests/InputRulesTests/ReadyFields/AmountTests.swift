import InputRules
import Testing
import ReadyFields

/// The fields for amounts of money (K18 to K23).
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

  @Test func `The keyboard has only the keys that the amount needs`() throws {
    #expect(Self.dollars.traits == InputTraits(example: "$1,234.50", keyboard: .decimal))
    #expect(Self.cents.traits.keyboard == .digits)
    #expect(AmountField.amount(.jpy).traits.keyboard == .digits)
    #expect(try AmountField.amount(.usd, locale: "en", isSigned: true).traits.keyboard == .signed)
    #expect(throws: NumberWritingError.self) { try Self.dollars.text(of: -1) }
  }

  @Test func `Unknown currency codes and locales are refused`() {
    #expect(throws: AmountError.unknownCurrency("EURO")) { try Currency("EURO") }
    #expect(throws: AmountError.unknownLocale("xx")) {
      try AmountField.amount(.eur, locale: "xx")
    }
    #expect("\(AmountError.unknownLocale("xx"))".contains("\"xx\""))
  }
}
