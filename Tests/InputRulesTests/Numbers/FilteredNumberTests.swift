import InputRules
import Testing

/// A pasted number may lose blanks and currency signs, but its value stays (E8.4, E8.5, T4).
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
    "5-", "+-5", "\u{4E00}5", "\u{623}\u{633}5", "a,5", "1.5.2", "(5)", "($12)", "12 CR", "1.5M",
    "12k", "1a2", "2nd", "5%", "US$12", "5 EUR", "12 kg", "memo 500", "1.5 million", "minus 5",
    "12 34", "3\n4", "\u{B1}5", "$", "abc",
  ])
  func `A paste that would change the value of its number is refused`(text: String) {
    #expect(pasted(text) == nil)
  }

  @Test(arguments: [
    ("$12.50", "12.50"), ("5\u{A0}\u{20AC}", "5"), (" 7\n", "7"), ("\u{20AC}-1.50", "-1.50"),
    ("\u{200B}3.5\u{FEFF}", "3.5"), ("\t$ \u{202A}-5\u{202C} ", "-5"),
  ])
  func `Blanks and currency signs around a number are dropped`(text: String, number: String) {
    #expect(pasted(text) == number)
    #expect(pasted(text, into: NumberFormat()) == number)
  }

  /// An app that requires only digits, and a number, doesn't want another number.
  @Test func `Other conditions never drop a part of a number (E8.4, T6)`() {
    let digits = AllowedCharacters("0123456789")
    #expect(pasted("1,50", beside: [digits]) == nil)
    #expect(pasted("7 \u{20AC}", beside: [digits]) == "7")
    #expect(pasted("-5", beside: [BannedCharacters("-", by: .characters)]) == nil)
    let rule = FieldRule([digits], insertion: .filtered)
    #expect(rule.apply(Edit(replacing: .caret(at: 0), with: "1,50"), to: .empty).text == "150")
  }

  @Test(arguments: InsertionPolicy.allCases)
  func `A maximum length never cuts a number (E8.4, E12.9)`(policy: InsertionPolicy) throws {
    let rule = FieldRule([NumericValue(), try MaximumLength(3)], insertion: policy)
    let paste = Edit(replacing: .caret(at: 0), with: "1234")
    #expect(rule.decide(paste, on: .empty) == .refuse(.tooLong(limit: 3, unit: .characters)))
    #expect(rule.repaired(FieldState("$1234")).text == "1234")
  }

  /// Every symbol of every locale, at both ends of a number and inside.
  @Test func `No number symbol of any locale is dropped (E8.5)`() {
    let digits = FieldRule(
      [NumericValue(.digits())], insertion: .filtered)
    for row in CLDRRow.all {
      for symbol in [row.decimal, row.group, row.minus, row.plus, row.exponentMark] {
        let isSpace = symbol.allSatisfy(\.isWhitespace)
        for text in isSpace ? ["1\(symbol)5"] : ["1\(symbol)5", "\(symbol)5", "5\(symbol)"] {
          let edit = Edit(replacing: .caret(at: 0), with: text)
          // The digits in “×10^” are part of the symbol.
          #expect(digits.decide(edit, on: .empty).newState == nil, "\(row.locale): \(text)")
        }
      }
      let edit = Edit(replacing: .caret(at: 0), with: "1" + row.digits)
      let isASCII = row.digits == "0123456789"
      #expect((digits.decide(edit, on: .empty).newState == nil) != isASCII, "\(row.locale)")
    }
  }

  /// Checks every scalar by its Unicode category.
  @Test func `Only white space, format characters and currency signs are dropped (E8.4)`() {
    let rule = FieldRule([NumericValue(.digits())], insertion: .filtered)
    let digits = "0123456789".unicodeScalars
    for scalar in (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init)
    where !digits.contains(scalar) {
      let (category, isBlank) = (scalar.properties.generalCategory, scalar.properties.isWhitespace)
      let isDropped = isBlank || category == .format || category == .currencySymbol
      for text in ["\(scalar)5", "5\(scalar)"] {
        let kept = rule.decide(Edit(replacing: .caret(at: 0), with: text), on: .empty).newState
        #expect(kept?.text == (isDropped ? "5" : nil), "\(scalar.value)")
      }
    }
  }
}
