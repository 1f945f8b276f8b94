import InputRules
import Testing

/// Text around a pasted number may be dropped, but no part of the number (E8.4, E8.5, N4.8, T4).
@Suite struct FilteredNumberTests {
  private static let plain = NumberFormat(allowsExponent: false)

  private func pasted(
    _ text: String, into format: NumberFormat = plain, beside other: [any TextCondition] = []
  ) -> String? {
    let numeric = NumericValue(format)
    let rule = FieldRule(other + [numeric], insertion: .filtered)
    return rule.decide(Edit(replacing: .caret(at: 0), with: text), on: .empty).newState?.text
  }

  @Test(arguments: [
    "1,50", "1.234,50", "1 50", "1 234", "1\u{202F}234", "1e5", "5e", "1x2", "1/2", "1:50",
    "1\u{FF12}3", "\u{665}", "1\u{BD}", "10\u{B2}", "\u{2012}15", "2\u{2013}5", "(1'234)",
    "5-", "+-5", "\u{4E00}5", "\u{623}\u{633}5", "a,5", "1.5.2",
  ])
  func `A paste whose number would become another is refused`(text: String) {
    #expect(pasted(text) == nil)
  }

  @Test(arguments: [
    ("$12.50 or so", "12.50"), ("5 EUR", "5"), ("EUR\u{A0}5", "5"), ("(5)", "5"), (" 7\n", "7"),
    ("-5 °C", "-5"), ("\u{20AC}-1.50", "-1.50"), ("\u{201C}3.5\u{201D} each", "3.5"),
  ])
  func `Meaningless characters around a number are dropped`(text: String, number: String) {
    #expect(pasted(text) == number)
    #expect(pasted(text, into: NumberFormat()) == number)
  }

  @Test func `A point is no digits' business in German (E8.5, N4.8)`() throws {
    let german = NumberFormat(try #require(NumberSymbols(locale: "de")), allowsExponent: false)
    #expect(pasted("1.50", into: german) == nil)
    #expect(pasted("1,50 €", into: german) == "1,50")
  }

  /// An app that asks only for digits, and for a number, doesn't ask for another number.
  @Test func `Other conditions drop nothing of a number either (E8.4, T6)`() {
    let digits = AllowedCharacters("0123456789")
    #expect(pasted("1,50", beside: [digits]) == nil)
    #expect(pasted("7 km", beside: [digits]) == "7")
    #expect(pasted("-5", beside: [BannedCharacters("-", by: .characters)]) == nil)
    let rule = FieldRule([digits], insertion: .filtered)
    #expect(rule.apply(Edit(replacing: .caret(at: 0), with: "1,50"), to: .empty).text == "150")
  }

  @Test func `A limit cuts digits off where it may, and only there (E8.7)`() throws {
    let conditions: [any TextCondition] = [NumericValue(), try MaximumLength(3)]
    let paste = Edit(replacing: .caret(at: 0), with: "€12345")
    let both = FieldRule(conditions, insertion: .filteredAndTruncated)
    #expect(both.apply(paste, to: .empty).text == "123")
    #expect(FieldRule(conditions, insertion: .filtered).apply(paste, to: .empty) == .empty)
  }

  @Test func `A repair drops the text around a number, and changes none (E12.9, E12.12)`() {
    let rule = FieldRule([AllowedCharacters("0123456789"), NumericValue()])
    var session = FieldSession(rule)
    session.perform(.set(FieldState("1,50")))
    #expect(session.perform(.repair) == Outcome(.refused(.notAllowed(",")), FieldState("1,50")))
    session.perform(.set(FieldState("€ 150")))
    #expect(session.perform(.repair).state == FieldState("150"))
  }

  /// Every symbol of every locale, at both ends of a number and inside.
  @Test func `No symbol of any locale is dropped (N4.8)`() {
    let digits = FieldRule(
      [NumericValue(.digits())], insertion: .filtered)
    for row in CLDRRow.all {
      for symbol in [row.decimal, row.group, row.minus, row.plus, row.exponentMark] {
        let isSpace = symbol.allSatisfy(\.isWhitespace)
        for text in isSpace ? ["1\(symbol)5"] : ["1\(symbol)5", "\(symbol)5", "5\(symbol)"] {
          let edit = Edit(replacing: .caret(at: 0), with: text)
          // The digits in ×10^ show that it counts.
          #expect(digits.decide(edit, on: .empty).newState == nil, "\(row.locale): \(text)")
        }
      }
      let edit = Edit(replacing: .caret(at: 0), with: "1" + row.digits)
      let isASCII = row.digits == "0123456789"
      #expect((digits.decide(edit, on: .empty).newState == nil) != isASCII, "\(row.locale)")
    }
  }

  /// The clause's list, word for word.
  @Test func `Significant scalars stay (N4.8)`() {
    let listed =
      "'\u{2BC}\u{55A}\u{1FBD}\u{1FBF}\u{2019}\u{FF07}.\u{2024}\u{3002}\u{FE12}\u{FE52}\u{FF0E}"
      + "\u{FF61},\u{60C}\u{66B}\u{3001}\u{FE10}\u{FE11}\u{FE50}\u{FE51}\u{FF0C}\u{FF64}"
      + "\u{66C}\u{2E41}-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{207B}\u{208B}"
      + "\u{2212}\u{2796}\u{FE63}\u{FF0D}+\u{207A}\u{208A}\u{2795}\u{FB29}\u{FE62}\u{FF0B}"
      + "\u{B1}\u{2213}eE\u{415}\u{1E909}"
    let significant = Set(listed.unicodeScalars)
    let rule = FieldRule([NumericValue(.digits())], insertion: .filtered)
    let values = Array(0...0x33FF) + Array(0xFB00...0xFFFF) + Array(0x1E900...0x1E9FF)
    for scalar in values.compactMap(Unicode.Scalar.init) {
      let counts = scalar.properties.numericType != nil
      let kept = rule.decide(
        Edit(replacing: .caret(at: 0), with: "\(scalar)\u{20AC}5"), on: .empty)
      #expect((kept.newState == nil) == (counts || significant.contains(scalar)), "\(scalar.value)")
    }
  }
}
