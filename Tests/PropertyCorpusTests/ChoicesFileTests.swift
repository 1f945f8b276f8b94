import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// Words of choices that are too long for a report.
@Suite struct ChoicesFileTests {
  private static let many = Claim(
    forAll: .array(of: .int(in: 0...999_999_999), 0...90),
    named: PropertyName(chapter: "Lists", name: "so many/few")
  ) { list in try require(list.reduce(0, +) < 40_000_000_000, "too much") }

  @Test func `A long replay code is in a file that the report names`() throws {
    let report = Run.check(Self.many)
    let found = try #require(report.counterexample)
    let text = report.text(hasTrait: true)
    #expect(!text.contains(found.choices))
    let path = String(try #require(text.firstMatch(of: /choices: "([^"]+)"/)?.output.1))
    #expect(try ChoicesFile.word(of: path) == found.choices)
    #expect(try ChoicesFile.word(of: " \(found.choices)\n") == found.choices)
    let again = try Run.replay(Self.many, choices: ChoicesFile.word(of: path))
    #expect(again.counterexample?.input == found.input)
  }
}
