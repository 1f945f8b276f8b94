import Foundation
import Testing

@testable import vectors

/// Files of a user's own, with rows that the committed ones don't have.
@Suite struct VectorsOwnRowsTests {
  private func flutter(
    _ formatter: String, old: String = "null", _ text: String, sel: String = "null",
    composing: String = "null", gives: String
  ) throws -> [VectorDifference] {
    try Vectors.report(
      of: """
        {"cases": [{"formatter": \(formatter), "old": \(old), "text": "\(text)", "sel": \(sel),
        "composing": \(composing), \(gives)}]}
        """
    ).differences
  }

  private func expecting(
    _ text: String, sel: String = "null", composing: String = "null"
  ) -> String {
    "\"expectText\": \"\(text)\", \"expectSel\": \(sel), \"expectComposing\": \(composing)"
  }

  @Test func `No limit keeps all`() throws {
    #expect(try flutter("{\"length\": -1}", "abc", gives: expecting("abc")) == [])
    #expect(try flutter("{\"length\": null}", "abc", gives: expecting("abc")) == [])
  }

  @Test func `An insertion is cut where it stands`() throws {
    let gives = expecting("abXYcd", sel: "[4, 4]")
    #expect(try flutter("{\"length\": 6}", old: "\"abcd\"", "abXYZcd", gives: gives) == [])
  }

  @Test func `An accepted edit keeps what is selected and composed`() throws {
    let gives = expecting("abXcd", sel: "[3, 1]", composing: "[2, 3]")
    #expect(
      try flutter(
        "{\"length\": 6}", old: "\"abcd\"", "abXcd", sel: "[3, 1]", composing: "[2, 3]",
        gives: gives) == [])
  }

  @Test func `A replacement of astral scalars moves offsets by units`() throws {
    let formatter = "{\"filter\": \"deny\", \"pattern\": \"/[0-9]+/\", \"replacement\": \"🦄\"}"
    let gives = expecting("🦄a🦄b", sel: "[2, 6]", composing: "[2, 5]")
    #expect(
      try flutter(formatter, "123a4b", sel: "[1, 6]", composing: "[3, 5]", gives: gives) == [])
  }

  @Test func `A match of nothing parts the gaps`() throws {
    let formatter = "{\"filter\": \"allow\", \"pattern\": \"/[0-9]*/\", \"replacement\": \"*\"}"
    #expect(try flutter(formatter, "1ab2", gives: expecting("1**2")) == [])
  }

  @Test func `A selection outside the text is a difference`() throws {
    let gives = expecting("abc")
    let differences = try flutter("{\"length\": 6}", "abc", sel: "[0, 9]", gives: gives)
    #expect(differences.first?.ours.hasPrefix("refused: the range 0+9") == true)
    #expect(
      try flutter(
        "{\"length\": 6}", "abc", sel: "[-9223372036854775808, 9223372036854775807]",
        gives: gives
      ).count == 1)
  }

  @Test(arguments: [
    (#""text": "abcdefgh", "insert": [1, "abc"]"#, "aabbcdefgh"),
    (#""text": "aabbcabcgh", "delete": [1, 3]"#, "abcabcgh"),
    (#""text": "abcabcgh", "append": "12345""#, "abcabcgh12"),
    (#""text": "aabbcdefgh", "replace": [5, 8, "abcd"]"#, "aabbcabcgh"),
  ])
  func `Length filters take every edit`(edit: String, expected: String) throws {
    let row = #"{"class": "LengthFilter", "max": 10, \#(edit), "expectedText": "\#(expected)"}"#
    let report = try Vectors.report(of: "{\"cases\": [\(row)]}")
    #expect(report.differences == [])
    #expect(report.passed == 1)
  }

  /// Foundation drops the scalar here, if it can.
  @Test func `A text may begin with a byte order mark`() throws {
    #expect(try flutter("{\"length\": 1}", "\u{FEFF}a", gives: expecting("\u{FEFF}")) == [])
    #expect(try flutter("{\"length\": 2}", "\\n\u{FEFF}a", gives: expecting("\\n\u{FEFF}")) == [])
  }

  @Test func `The lines of cases are found however they are written`() throws {
    let row =
      #"{"class": "LengthFilter", "max": 1, "text": "", "append": "a", "expectedText": "b", "x":"#
    let differences = try Vectors.report(
      of: #"""

        {"note": "\\\"", "case": [1,
        2], "é": {"cases": [
        3]}, "?": "\"cases\": [\\",

        "cases"
        : [\#(row) ["cases", {"]": "[,\\"}, "{", "cases", [5,
        6]]},\#(row) 0}
        ,

        \#(row) 1}], "cased": [
        7]}
        """#
    ).differences
    #expect(differences.map(\.line) == [7, 8, 11])
  }

  @Test func `Grapheme rows need no heading and take any line ending`() throws {
    let report = try Vectors.report(of: "0061 0301\t0061 0301\r\n\r\n1F1E6 1F1E7\t1F1E6 1F1E7\r\n")
    #expect(report.passed == 2)
    #expect(report.failed == 0)
  }

  @Test func `A byte order mark is no content`() throws {
    let report = try Vectors.report(of: "\u{FEFF}0061 0062\t0061 | 0062")
    #expect(report.passed == 1)
  }
}
