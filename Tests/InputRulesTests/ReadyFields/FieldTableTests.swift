import Foundation
import InputRules
import Testing
import ReadyFields

/// The tables that `scripts/tables` makes equal their sources.
@Suite struct FieldTableTests {
  /// The rows of a source file, without the first line, which names the columns.
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
    ("currencies", CurrencyTable.text, 3),
    ("currency_symbols", CurrencyTable.symbols, 3), ("currency_places", CurrencyTable.places, 2),
    ("currency_numbers", CurrencyTable.numbers, 4),
  ])
  func `A generated table equals its source`(name: String, text: String, columns: Int) throws {
    let rows = try Self.rows(name).map { $0.prefix(columns).joined(separator: "|") }
    #expect(rows == text.split(separator: "\n").map(String.init))
  }

  @Test func `Each locale has the right currency symbols in the right place`() throws {
    for row in try Self.rows("currency_symbols") {
      for locale in row[2].split(separator: " ") {
        let field = try AmountField.amount(Currency(row[0]), locale: String(locale))
        #expect(field.plan.symbol == row[1], "\(row[0]) in \(locale)")
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
