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
      of: Vectors.line(
        "flutter-formatters", formatter, state: old == "null" ? old : "{\"text\": \(old)}",
        edit: "\"text\": \"\(text)\", \"selection\": \(sel), \"composing\": \(composing)",
        expected: gives)
    ).differences
  }

  private func expecting(
    _ text: String, sel: String = "null", composing: String = "null"
  ) -> String {
    "\"text\": \"\(text)\", \"selection\": \(sel), \"composing\": \(composing)"
  }

  @Test func `An accepted edit keeps the selection and the composition`() throws {
    let gives = expecting("abXcd", sel: "[3, 1]", composing: "[2, 3]")
    #expect(
      try flutter(
        "\"length\": 6", old: "\"abcd\"", "abXcd", sel: "[3, 1]", composing: "[2, 3]",
        gives: gives) == [])
  }

  @Test func `A replacement of astral scalars moves offsets by units`() throws {
    let formatter = "\"filter\": \"deny\", \"pattern\": \"/[0-9]+/\", \"replacement\": \"🦄\""
    let gives = expecting("🦄a🦄b", sel: "[2, 6]", composing: "[2, 5]")
    #expect(
      try flutter(formatter, "123a4b", sel: "[1, 6]", composing: "[3, 5]", gives: gives) == [])
  }

  @Test func `A selection outside the text is a difference`() throws {
    let gives = expecting("abc")
    let differences = try flutter("\"length\": 6", "abc", sel: "[0, 9]", gives: gives)
    #expect(differences.first?.ours.hasPrefix("refused: the range 0+9") == true)
    #expect(
      try flutter(
        "\"length\": 6", "abc", sel: "[-9223372036854775808, 9223372036854775807]",
        gives: gives
      ).count == 1)
  }

  /// Foundation drops the scalar here, if it can.
  @Test func `A text may begin with a byte order mark`() throws {
    #expect(try flutter("\"length\": 1", "\u{FEFF}a", gives: expecting("\u{FEFF}")) == [])
    #expect(try flutter("\"length\": 2", "\\n\u{FEFF}a", gives: expecting("\\n\u{FEFF}")) == [])
  }
}
