import Foundation
import InputRules
import Testing

@testable import vectors

/// Rows about formatting patterns, with several answers per row.
@Suite struct VectorsPatternsTests {
  /// A row about a mask, to which all peers except the given `others` have the same answer.
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

  @Test func `A different caret isn't reported as a different text`() throws {
    let others = ["imask": #"["123-7", 4, 5]"#]
    let report = try Vectors.report(
      of: row(Self.typed, #"["123-7", 5, 5]"#, others, agreed: "text"))
    #expect(report.failed == 1)
    #expect(report.differences.map(\.expected) == [#""123-7", selected 4 to 5"#])
  }

  @Test(arguments: [
    ("all", #""123 8", selected 0 to 0"#, 6), ("text", #""123 8""#, 6),
    ("digits", #"the digits "1238""#, 6), ("nothing", #""123 8", selected 0 to 0"#, 5),
  ])
  func `The standard policies must give the answer on which all peers agree`(
    agreed: String, expected: String, failed: Int
  ) throws {
    let report = try Vectors.report(of: row(Self.typed, #"["123 8", 0, 0]"#, agreed: agreed))
    #expect(report.failed == failed)
    #expect(report.differences.first?.expected == expected)
  }
}
