import Foundation
import InputRules
import Testing

@testable import vectors

/// Rows of formatting patterns: several answers per row, and a peer's notation.
@Suite struct VectorsPatternsTests {
  /// A row of a mask; all peers give the same answer, except the given ones.
  private func row(
    _ edit: Edit, _ answer: String, _ others: [String: String] = [:], agreed: String = "all"
  ) -> String {
    let peers = MaskPeer.allCases.map { "\"\($0.rawValue)\": \(others[$0.rawValue] ?? answer)" }
    return Vectors.line(
      "mask-transitions", #""pattern": "ddd-dd""#, state: edit.state, edit: edit.key,
      expected: "\"answers\": {\(peers.joined(separator: ", "))}, \"agreed\": \"\(agreed)\"")
  }

  private typealias Edit = (state: String, key: String)

  private static let typed: Edit = (
    #"{"text": "123", "selection": [3, 3]}"#, #""key": "insert", "text": "7""#
  )

  @Test func `Agreement is counted by peer`() throws {
    let report = try Vectors.report("mask_transitions_peers.jsonl")
    let expected = [
      "  as all peers: 2781 of 2781 in digits, 2581 of 2581 in text, 2133 of 2133 in text and "
        + "selection",
      "  as imask: 3542 of 3547 in text, 3542 of 3547 in text and selection",
      "  as imaskEager: 3087 of 3098 in text, 3087 of 3098 in text and selection",
      "  as inputMask: 3547 of 3547 in text, 3547 of 3547 in text and selection",
      "  as inputMaskAutocomplete: 3547 of 3547 in text, 3547 of 3547 in text and selection",
      "  as maskito: 3547 of 3547 in text, 3545 of 3547 in text and selection",
    ]
    #expect(Array(report.lines.dropFirst().prefix(expected.count)) == expected)
  }

  @Test func `A row is judged for all peers and for each`() throws {
    let report = try Vectors.report(of: row(Self.typed, #"["123-7", 5, 5]"#))
    #expect(report.differences == [])
    #expect(report.passed == 6)
  }

  @Test func `A peer that shows another text is left out`() throws {
    let others = ["imask_eager": ##"["#init:123-", -1, -1]"##]
    let report = try Vectors.report(of: row(Self.typed, #"["123-7", 5, 5]"#, others))
    #expect(report.passed == 5)
    #expect(report.agreements["imaskEager"] == nil)
  }

  @Test func `A caret that differs is no text that does`() throws {
    let others = ["imask": #"["123-7", 4, 5]"#]
    let report = try Vectors.report(
      of: row(Self.typed, #"["123-7", 5, 5]"#, others, agreed: "text"))
    #expect(report.failed == 1)
    #expect(report.differences.map(\.expected) == [#""123-7", selected 4 to 5"#])
    #expect(report.lines.contains("  as imask: 1 of 1 in text, 0 of 1 in text and selection"))
    #expect(report.lines.contains("  as all peers: 1 of 1 in digits, 1 of 1 in text"))
  }

  @Test func `The standard is held to what all agree about`() throws {
    let wrong = #"["123 8", 0, 0]"#
    let all = try Vectors.report(of: row(Self.typed, wrong))
    #expect(all.failed == 6)
    #expect(all.differences.first?.expected == #""123 8", selected 0 to 0"#)
    let text = try Vectors.report(of: row(Self.typed, wrong, agreed: "text"))
    #expect(text.differences.first?.expected == #""123 8""#)
    let digits = try Vectors.report(of: row(Self.typed, wrong, agreed: "digits"))
    #expect(digits.differences.first?.expected == #"the digits "1238""#)
    #expect(digits.differences.first?.ours == #"the digits "1237""#)
    let none = try Vectors.report(of: row(Self.typed, wrong, agreed: "nothing"))
    #expect(none.failed == 5)
    #expect(none.agreements["all peers"] == nil)
  }

  @Test func `A mask may have any scalar and any text under it`() throws {
    for value in ["🦄🦄🦄-\\r\\n", "\\r\\n\\r\\n", "12-3🦄", "e\u{301}e\u{301}"] {
      for operation in ["insert", "delBack", "delFwd"] {
        let edit = (
          #"{"text": "\#(value)", "selection": [3, 4]}"#, #""key": "\#(operation)", "text": "-""#
        )
        let report = try Vectors.report(of: row(edit, #"["", 0, 0]"#))
        #expect(report.passed + report.failed + report.excepted == 6)
      }
    }
  }

  @Test(arguments: [
    ("[3, 3]", "[3, 4]", "1: “selection” is not inside the text"),
    ("[3, 3]", "[3, 2]", "1: “selection” is not inside the text"),
    (
      "[3, 3]", "[-9223372036854775808, 9223372036854775807]",
      "1: “selection” is not inside the text"
    ),
    ("[3, 3]", "[1, -9223372036854775808]", "1: “selection” is not inside the text"),
    ("[3, 3]", "[3]", "1: “selection” has 1 elements; write 2"),
    ("\"insert\"", "\"type\"", "1: “key” is not known"),
    ("\"pattern\"", "\"mask\"", "1: “pattern” is missing"),
    ("\"imask_eager\"", "\"imaskEager\"", "1: “imask_eager” is missing"),
    ("5, 5]", "5]", "1: “maskito” has 2 elements; write 3"),
    ("5, 5]", "5, null]", "1: “maskito” is not a whole number"),
    ("\"agreed\": \"all\"", "\"agreed\": \"most\"", "1: “agreed” is not known"),
    ("\"agreed\"", "\"agrees\"", "1: “agreed” is missing"),
    ("}, \"agreed", ", \"agreed", "1: the JSON is wrong"),
  ])
  func `A row of a mask is malformed`(old: String, new: String, complaint: String) throws {
    var text = row(Self.typed, #"["123-7", 5, 5]"#)
    text.replaceSubrange(try #require(text.range(of: old)), with: new)
    let found = try Vectors.complaint(about: text)
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "no complaint")")
    #expect(found?.contains("\n") == false)
  }
}
