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

  @Test func `A long word is in a file, and the report names it`() throws {
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

  @Test func `Long words have files of their own, and a short one none`() throws {
    let folder = try TemporaryFolder()
    let words = ["A", "B"].map { "1-" + String(repeating: $0, count: 400) }
    func path(_ word: String, in folder: String) -> String? {
      ChoicesFile.path(holding: word, of: Self.many.property, in: folder)
    }
    let paths = try words.map { try #require(path($0, in: folder.path)) }
    #expect(Set(paths).count == 2)
    #expect(paths.allSatisfy { $0.hasPrefix(folder.path + "/so-many-few-") })
    #expect(try paths.map(ChoicesFile.word) == words)
    #expect(path(String(words[0].prefix(200)), in: folder.path) == nil)
    #expect(path(words[0], in: "/dev/null/no") == nil)
    #expect(throws: CorpusError.self) { try ChoicesFile.word(of: "no/such.choices") }
    try Corpus.write(Array("no word".utf8), to: "\(folder.path)/a.choices")
    #expect(throws: BlobError.self) { try ChoicesFile.word(of: "\(folder.path)/a.choices") }
  }
}
