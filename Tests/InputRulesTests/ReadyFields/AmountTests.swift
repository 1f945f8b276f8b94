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
  func `A locale writes an amount`(locale: String, code: String, text: String) throws {
    let field = try AmountField.amount(Currency(code), locale: locale, isSigned: true)
    let value = try #require(ExactNumber("-1234.5"))
    #expect(try field.text(of: value) == text)
    let whole = try #require(ExactNumber("-1234"))
    #expect(field.value(of: text) == (code == "JPY" ? whole : value))
    #expect(field.finalObjection(to: text) == nil)
  }

  @Test func `The symbol appears with the first digit and disappears with the last`() throws {
    var session = FieldSession(try AmountField.amount(.eur, locale: "de"))
    #expect(session.perform(.type("1234,5")).state.text == "1.234,5\u{A0}\u{20AC}")
    session.perform(.select(.caret(at: 9)))
    #expect(session.perform(.deleteBackward(.character)).state.text == "1.234,\u{A0}\u{20AC}")
    #expect(session.state.selection == .caret(at: 6))
    for _ in 0..<5 { session.perform(.deleteBackward(.character)) }
    #expect(session.state == .empty)
  }

  /// A separator of another notation never makes another amount.
  @Test(
    arguments: [
      ("en EUR", "12,50", "\u{20AC}12,50", nil), ("en EUR", "100,00", "\u{20AC}100,00", nil),
      ("en EUR", "0,50", "\u{20AC}0.50", "0.5"), ("de EUR", "12.50", "12.50\u{A0}\u{20AC}", nil),
      ("de EUR", "1.250,5", "1.250,5\u{A0}\u{20AC}", "1250.5"),
      ("fr EUR", "12.50", "12,50\u{A0}\u{20AC}", "12.5"),
      ("es EUR", "1.234.567", "1.234.567\u{A0}\u{20AC}", "1234567"),
      ("en EUR", "1.234,50", "\u{20AC}1.23.", nil),
      ("fr EUR", "1.234,50", "1,23,\u{A0}\u{20AC}", nil),
      ("fr EUR", "1 234,5", "1\u{202F}234,5\u{A0}\u{20AC}", "1234.5"),
      ("en JPY", "12.50", "\u{A5}12.", nil), ("en CLF", "1,0000", "CLF\u{A0}1,", nil),
    ] as [(String, String, String, String?)])
  func `Keys give an amount`(place: String, keys: String, shown: String, value: String?) throws {
    let field = try AmountField.amount(
      Currency(String(place.suffix(3))), locale: String(place.prefix(2)))
    var session = FieldSession(field)
    for key in keys { session.perform(.type(String(key))) }
    #expect(session.state.text == shown && session.violation == nil)
    let read = field.finalObjection(to: shown) == nil ? field.value(of: shown) : nil
    #expect(read == value.flatMap { ExactNumber($0) })
  }

  @Test func `Each digit from the right shifts those before it`() {
    var session = FieldSession(Self.cents)
    let texts = ["1", "2", "3", "4", "5", "6"].map { session.perform(.type($0)).state.text }
    #expect(texts == ["$0.01", "$0.12", "$1.23", "$12.34", "$123.45", "$1,234.56"])
    #expect(session.perform(.type(".")).effect != .done)
    session.perform(.deleteBackward(.character))
    #expect(session.state.text == "$123.45")
    session.perform(.select(.caret(at: 2)))
    #expect(session.perform(.type("0")).state.text == "$1,023.45")
    #expect(session.state.selection == .caret(at: 4))
  }

  @Test func `A minus alone isn't an amount at the end`() throws {
    for typing in AmountTyping.allCases {
      let field = try AmountField.amount(.usd, locale: "en", typing: typing, isSigned: true)
      let minus = field.apply(Edit(replacing: .caret(at: 0), with: "-"), to: .empty)
      #expect(minus == FieldState("-$"))
      #expect(field.objection(to: "-$") == nil)
      #expect(field.finalObjection(to: "-$") != nil)
      #expect(field.value(of: "-$") == nil)
    }
  }

  @Test func `The keyboard fits the amount`() throws {
    #expect(Self.dollars.traits == InputTraits(example: "$1,234.50", keyboard: .decimal))
    #expect(Self.cents.traits.keyboard == .digits)
    #expect(AmountField.amount(.jpy).traits.keyboard == .digits)
    #expect(try AmountField.amount(.usd, locale: "en", isSigned: true).traits.keyboard == .signed)
    #expect(throws: NumberWritingError.self) { try Self.dollars.text(of: -1) }
  }

  @Test func `Unknown names are refused`() {
    #expect(throws: AmountError.unknownCurrency("EURO")) { try Currency("EURO") }
    #expect(throws: AmountError.unknownLocale("xx")) {
      try AmountField.amount(.eur, locale: "xx")
    }
    #expect("\(AmountError.unknownLocale("xx"))".contains("\"xx\""))
  }
}
