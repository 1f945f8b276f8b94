import Foundation
import InputRules
import Testing

/// The tables that `scripts/field-tables` makes say what their sources say.
@Suite struct FieldTableTests {
  /// The lines of a source, without the first, which names the columns.
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
    ("postal_codes", PostalTable.text, 3),
  ])
  func `A table is its source`(name: String, text: String, columns: Int) throws {
    let rows = try Self.rows(name).map { $0.prefix(columns).joined(separator: "|") }
    #expect(rows == text.split(separator: "\n").map(String.init))
  }

  @Test func `There are postal codes of 60 regions and more`() throws {
    #expect(try Self.rows("postal_codes").count >= 60)
  }
}
