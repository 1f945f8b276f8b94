import InputRules
import Testing

/// A pasted number may lose white space and currency signs, but not its value (E8.4, E8.5, T4).
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
  func `A number field refuses a paste if dropping characters would alter the value`(text: String) {
    #expect(pasted(text) == nil)
  }

  @Test(arguments: [
    ("$12.50", "12.50"), ("5\u{A0}\u{20AC}", "5"), (" 7\n", "7"), ("\u{20AC}-1.50", "-1.50"),
    ("\u{200B}3.5\u{FEFF}", "3.5"), ("\t$ \u{202A}-5\u{202C} ", "-5"),
  ])
  func `A number field drops blanks and currency signs at the ends`(text: String, number: String) {
    #expect(pasted(text) == number)
    #expect(pasted(text, into: NumberFormat()) == number)
  }

  /// If an app allows only digits, dropping other parts of a number would change its value.
  @Test func `Other conditions of a field never drop a part of a number (E8.4, T6)`() {
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

  /// Each locale's symbols are tested at the start, at the end and inside a number.
  @Test func `A number field never drops a number symbol of any locale (E8.5)`() {
    let digits = FieldRule(
      [NumericValue(.digits())], insertion: .filtered)
    for row in CLDRRow.all {
      for symbol in [row.decimal, row.group, row.minus, row.plus, row.exponentMark] {
        let isSpace = symbol.allSatisfy(\.isWhitespace)
        for text in isSpace ? ["1\(symbol)5"] : ["1\(symbol)5", "\(symbol)5", "5\(symbol)"] {
          let edit = Edit(replacing: .caret(at: 0), with: text)
          // The digits in “×10^” are part of the exponent mark.
          #expect(digits.decide(edit, on: .empty).newState == nil, "\(row.locale): \(text)")
        }
      }
      let edit = Edit(replacing: .caret(at: 0), with: "1" + row.digits)
      let isASCII = row.digits == "0123456789"
      #expect((digits.decide(edit, on: .empty).newState == nil) != isASCII, "\(row.locale)")
    }
  }

  /// This checks every scalar by its general category.
  @Test func `A number field drops only white-space, format and currency characters (E8.4)`() {
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

/// Bounds for complete numbers, and for numbers as they are typed (N9).
@Suite struct BoundsTests {
  private func number(_ text: String) throws -> ExactNumber { try #require(ExactNumber(text)) }

  @Test func `Number bounds check a step exactly`() throws {
    let tenths = try NumberBounds(step: number("0.1"))
    for text in ["0.3", "29.0", "-0.7", "1e400", "1e99999999999999999999"] {
      #expect(tenths.contains(try number(text)))
    }
    for text in ["0.35", "1e-2", "1e-99999999999999999999"] {
      #expect(!tenths.contains(try number(text)))
    }
    #expect(!(try NumberBounds(step: number("3e-15"))).contains(17))
    #expect(try NumberBounds(step: number("0.003")).contains(number("3.6")))
    #expect(!(try NumberBounds(step: 7)).contains(try number("1e99999999999999999999")))
  }

  @Test func `Impossible number bounds are refused`() throws {
    #expect(throws: NumberError.reversedBounds) { try NumberBounds(minimum: 2, maximum: 1) }
    #expect(throws: NumberError.stepNotPositive) { try NumberBounds(step: 0) }
    #expect(throws: NumberError.stepNotPositive) { try NumberBounds(step: -1) }
    #expect(throws: NumberError.stepTooFine) {
      try NumberBounds(step: number("1e10"), stepBase: number("1e-10"))
    }
    #expect(throws: NumberError.boundTooFar) { try NumberBounds(maximum: number("1e1000")) }
    #expect(throws: NumberError.boundTooFar) {
      try NumberBounds(step: 1, stepBase: number("1e1500"))
    }
  }
}

/// Symbols that could be mistaken for each other are refused (N3.6).
@Suite struct NumberSymbolsTests {
  private typealias Make = @Sendable () throws -> NumberSymbols
  private static let clashing: [Make] = [
    { try NumberSymbols(groupingSeparator: ".") }, { try NumberSymbols(decimalSeparator: "5") },
    { try NumberSymbols(decimalSeparator: "e") }, { try NumberSymbols(decimalSeparator: " ") },
    { try NumberSymbols(minusSign: "") }, { try NumberSymbols(minusSign: "--") },
    { try NumberSymbols(minusSign: "+") }, { try NumberSymbols(exponentMark: "") },
    { try NumberSymbols(exponentMark: "e1") }, { try NumberSymbols(exponentMark: "10^") },
    { try NumberSymbols(exponentMark: "E1") }, { try NumberSymbols(digits: "012345678") },
    { try NumberSymbols(groupingSeparator: "\u{A0}", plusSign: " ") },
    { try NumberSymbols(digits: "1023456789") },
    { try NumberSymbols(digits: "\u{660}\u{660}23456789") },
    { try NumberSymbols(groupingSeparator: "\u{200E}") },
  ]

  @Test(arguments: clashing.indices)
  func `Number symbols that clash with each other are refused`(index: Int) throws {
    let error = #expect(throws: NumberError.self) { try Self.clashing[index]() }
    #expect("\(error, default: "")".hasSuffix("valid, distinct symbols"))
  }

  @Test func `Number group sizes below one become one`() {
    let grouping = NumberGrouping(primary: 0, secondary: -3, minimum: .min)
    #expect(grouping == NumberGrouping(primary: 1, secondary: 1, minimum: 1))
  }
}

/// Fields that accept numbers (T4, T5, T7, N9).
@Suite struct NumericFieldTests {
  @Test(
    arguments: [
      (.numeric(), "-12.5e3", "-12.5e3"), (.numeric(), "1..5 x", "1.5"),
      (.numeric(), "123456789", "1234567"), (.positiveInteger(), "+1e5E.,- 7", "157"),
      (.positiveInteger(), "007", "7"), (.positiveInteger(leadingZeros: true), "007", "007"),
      (.positiveInteger(), "0", ""), (.positiveInteger(zero: true), "05", "0"),
      (.positiveInteger(), "123456", "12345"), (.scannedNumeric(), "1e-", "1e-"),
      (.scannedNumeric(), "e5x", "e5"), (.scannedPositiveInteger(), "+05 ", "+05 "),
      (.scannedPositiveInteger(), "1E5", "1E5"), (.scannedPositiveInteger(), "-1.5", "15"),
    ] as [(FieldRule, String, String)])
  func `A preset for numbers keeps the typed characters that may be part of a number (T7)`(
    rule: FieldRule, keys: String, text: String
  ) {
    let state = keys.reduce(FieldState.empty) { state, key in
      rule.apply(Edit(replacing: state.selection, with: String(key)), to: state)
    }
    #expect(state.text == text)
  }
}
