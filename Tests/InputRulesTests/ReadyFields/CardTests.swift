import Foundation
import InputRules
import ReadyFields
import Testing

/// Fields for payment cards and for other codes of digits (K10, K28).
@Suite struct CardTests {
  /// Test card numbers that payment services publish, and two longer numbers.
  @Test(arguments: [
    ("4242424242424242", "Visa", "4242 4242 4242 4242"),
    ("4222222222222", "Visa", "4222 2222 2222 2"),
    ("4000000000000000006", "Visa", "4000 0000 0000 0000 006"),
    ("5555555555554444", "Mastercard", "5555 5555 5555 4444"),
    ("2223003122003222", "Mastercard", "2223 0031 2200 3222"),
    ("2720990000000007", "Mastercard", "2720 9900 0000 0007"),
    ("378282246310005", "American Express", "3782 822463 10005"),
    ("36227206271667", "Diners Club", "3622 720627 1667"),
    ("3056930009020004", "Diners Club", "3056 930009 020004"),
    ("6011111111111117", "Discover", "6011 1111 1111 1117"),
    ("6445644564456445", "Discover", "6445 6445 6445 6445"),
    ("3566002020360505", "JCB", "3566 0020 2036 0505"),
    ("180012345678905", "JCB", "1800 1234 5678 905"),
    ("2131000000000008", "JCB", "2131 0000 0000 0008"),
    ("6527658900001005", "RuPay", "6527 6589 0000 1005"),
    ("5085000000000007", "RuPay", "5085 0000 0000 0007"),
    ("2200000000000004", "Mir", "2200 0000 0000 0004"),
    ("6759649826438453", "Maestro", "6759 6498 2643 8453"),
    ("6200000000000005", "UnionPay", "6200 0000 0000 0005"),
    ("6062826786276634", "Hipercard", "6062 8267 8627 6634"),
    ("135412345678911", "UATP", "1354 12345 678911"),
  ])
  func `A card number's prefix determines its brand and its groups of digits`(
    number: String, brand: String, text: String
  ) {
    let card = PrefixField.card
    #expect(card.formatted(number) == text)
    #expect(card.row(of: text).name == brand)
    #expect(card.finalObjection(to: text) == nil)
  }

  @Test func `A card field reports a wrong digit and a wrong length as different problems`() {
    let card = PrefixField.card
    #expect(card.finalObjection(to: "4242 4242 4242 4243") == .notFormatted(.failsCheck))
    #expect(card.finalObjection(to: "4242 4242 4242 424") == .notFormatted(.incomplete))
    // Visa numbers have 13, 16, 18 or 19 digits.
    #expect(card.finalObjection(to: "4222 2222 2222 22") == .notFormatted(.incomplete))
    // Some UnionPay numbers don't have a check digit.
    #expect(card.finalObjection(to: "6200 0000 0000 0006") == nil)
  }

  /// If digits were dropped or joined, the result would be a different number (K7).
  @Test(arguments: ["2FA code: 12345", "2FA code: 123456", "12345678", "1 2 3 4 5 6\n7"])
  func `A repair of a one-time code never changes the number`(text: String) {
    var code = FieldSession(PrefixField.oneTimeCode(6))
    code.perform(.set(FieldState(text)))
    #expect(code.perform(.repair).effect.isRefused && code.state.text == text)
  }

  @Test func `A security code has four digits only for American Express`() {
    #expect(PrefixField.securityCode(ofCard: "3782 8").isComplete("1234"))
    #expect(PrefixField.securityCode(ofCard: "4242").isComplete("123"))
    #expect(PrefixField.securityCode(ofCard: "").isComplete("123"))
  }

  @Test func `A one-time code has one to twelve digits`() {
    for (count, length) in [(6, 6), (0, 1), (-3, 1), (99, 12)] {
      let field = PrefixField.oneTimeCode(count)
      #expect(field.traits.example.count == length && field.isComplete(field.traits.example))
    }
  }

  @Test(arguments: [
    "000-12-3456", "666-12-3456", "900-12-3456", "123-00-4567", "123-45-0000", "078-05-1120",
    "219-09-9999",
  ])
  func `A social security field refuses impossible numbers`(text: String) {
    #expect(PrefixField.usSocialSecurity.finalObjection(to: text) == .notFormatted(.failsCheck))
  }

  @Test func `A Brazilian taxpayer field checks both check digits`() {
    let field = PrefixField.brazilianTaxpayer
    #expect(field.finalObjection(to: "231.002.999-00") == .notFormatted(.failsCheck))
    #expect(field.finalObjection(to: "390.533.447-06") == .notFormatted(.failsCheck))
    #expect(field.finalObjection(to: "390.533.447-15") == .notFormatted(.failsCheck))
    #expect(field.finalObjection(to: "111.111.111-11") == .notFormatted(.failsCheck))
    #expect(PrefixField.brazilianTaxpayer.table.rows[0].check.holds(of: "1") == false)
  }
}

/// The tables that `scripts/tables` generates contain the same data as their sources.
@Suite struct FieldTableTests {
  /// The rows of a source file, without the line that names the columns.
  private static func rows(_ name: String) throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "FieldTables/\(name).tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(arguments: [
    ("card_brands", CardTable.text, 7), ("iban_structures", IBANTable.text, 3),
    ("postal_codes", PostalTable.text.split(separator: ",").joined(separator: "\n"), 3),
    ("currencies", CurrencyTable.text, 2),
    ("currency_symbols", CurrencyTable.symbols, 99), ("currency_places", CurrencyTable.places, 2),
    ("currency_numbers", CurrencyTable.numbers, 4),
  ])
  func `A generated table equals its source`(name: String, text: String, columns: Int) throws {
    let rows = try Self.rows(name).map { $0.prefix(columns).joined(separator: "|") }
    #expect(rows == text.split(separator: "\n").map(String.init))
  }

  @Test func `An amount field has its locale's currency symbol, place and separators`() throws {
    for row in try Self.rows("currency_symbols") {
      for place in stride(from: 1, to: row.count, by: 2) {
        // The locale ab isn't in any row, so it has the symbols of the root.
        for name in row[place + 1].split(separator: " ") {
          let locale = name == "root" ? "ab" : name
          let field = try AmountField.amount(Currency(row[0]), locale: String(locale))
          #expect(field.plan.symbol == row[place], "\(row[0]) in \(locale)")
        }
      }
    }
    for row in try Self.rows("currency_places") {
      let isBefore = row[0].hasSuffix("#")
      for locale in row[1].split(separator: " ") {
        let place = try AmountField.amount(.eur, locale: String(locale)).plan.place
        #expect(place.isBefore == isBefore, "in \(locale)")
        #expect(place.isSpaced || !row[0].contains("_"), "in \(locale)")
        #expect(place.hasMinusAfter == (isBefore && row[0].contains("-#")), "in \(locale)")
      }
    }
    for row in try Self.rows("currency_numbers") {
      for word in row[3].split(separator: " ") {
        let name = String(word.replacing("=", with: "-u-nu-"))
        let symbols = try AmountField.amount(.eur, locale: name).plan.format.symbols
        let (decimal, group) = (String(symbols.decimalSeparator), String(symbols.groupingSeparator))
        let sizes = "\(symbols.grouping.primary);\(symbols.grouping.secondary)"
        #expect([decimal, ""].contains(row[0]) && [group, ""].contains(row[1]), "in \(name)")
        #expect([sizes, ""].contains(row[2]), "in \(name)")
      }
    }
  }
}
