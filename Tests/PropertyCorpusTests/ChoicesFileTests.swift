import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// Words of choices that are too long for a report.
@Suite struct ChoicesFileTests {
  private static let numbers = Generator.array(of: .int(in: 0...999_999_999), 0...90)
  private static let many = Claim(
    forAll: numbers, named: PropertyName(chapter: "Lists", name: "so many/few")
  ) { list in try require(list.reduce(0, +) < 40_000_000_000, "too much") }

  @Test func `A long word is in a file, and the report names it`() throws {
    let report = Run.check(Self.many)
    let found = try #require(report.counterexample)
    try #require(found.choices.count > ChoicesFile.longest)
    let text = report.text(hasTrait: true)
    #expect(!text.contains(found.choices))
    #expect(text.contains("\n  choices \(found.choices.prefix(40))… (\(found.choices.count) "))
    let path = try #require(text.firstMatch(of: /choices: "([^"]+)"/)?.output.1)
    #expect(try ChoicesFile.word(of: String(path)) == found.choices)
    #expect(try ChoicesFile.word(of: " \(found.choices)\n") == found.choices)
    let again = try Run.replay(Self.many, choices: ChoicesFile.word(of: String(path)))
    #expect(again.counterexample?.input == found.input)
  }

  @Test func `A short word is in the report alone`() throws {
    let claim = Claim(forAll: .int(in: 0...99)) { try require($0 < 50) }
    let report = Run.check(claim)
    #expect(report.text().hasSuffix("  repeat  choices: \"1-Mg\" as an argument of the test"))
    #expect(
      ChoicesFile.path(holding: String(repeating: "A", count: 200), of: claim.property) == nil)
  }

  @Test func `Long words have files of their own`() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let words = ["A", "B"].map { "1-" + String(repeating: $0, count: 400) }
    let paths = try words.map {
      try #require(ChoicesFile.path(holding: $0, of: Self.many.property, in: folder))
    }
    #expect(Set(paths).count == 2 && paths.allSatisfy { $0.hasPrefix(folder + "/so-many-few-") })
    #expect(try paths.map(ChoicesFile.word) == words)
  }

  @Test func `Where no file can be written, the report has the word`() {
    let word = String(repeating: "A", count: 400)
    let path = ChoicesFile.path(holding: word, of: Self.many.property, in: "/dev/null/no")
    #expect(path == nil)
  }

  @Test func `A missing file is an error that names it`() {
    let error = #expect(throws: CorpusError.self) { try ChoicesFile.word(of: "no/such.choices") }
    #expect(
      error.map { "\($0)" }
        == "no/such.choices can't be read (no such file); check the path")
  }

  @Test func `A file of something else is an error`() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".choices"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "no word".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: BlobError.self) { try ChoicesFile.word(of: path) }
  }
}
