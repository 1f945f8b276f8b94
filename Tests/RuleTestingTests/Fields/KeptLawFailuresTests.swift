import Foundation
import RuleExpectations
import Testing

@testable import PropertyCorpus

/// What breaks a law is kept for the next run of the test, as what breaks a property is.
@Suite struct KeptLawFailuresTests {
  /// A field of four digits at most; a wrong one swallows a certain digit at a certain place.
  private static func pin(isWrong: Bool) -> TestedField {
    TestedField.delegate("PIN") { text, range, replacement in
      let isSwallowed = isWrong && text == "7" && replacement == "9"
      return text.count - range.length + replacement.count <= 4 && !isSwallowed
        && replacement.allSatisfy { "0123456789".contains($0) }
    }
  }

  private static func report(isWrong: Bool, cases: Int, at place: SourceLocation) -> FieldReport? {
    var report: FieldReport?
    withKnownIssue(isIntermittent: true) {
      report = expectKeepsLaws(
        of: pin(isWrong: isWrong), meaning: .atMost(4), .characters("0123456789"),
        settings: RunSettings(cases: cases, seed: UInt64(cases)), sourceLocation: place)
    }
    return report
  }

  /// The files of kept failures in a package.
  private static func kept(in folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: "\(folder.path)/\(FailuresFolder.name)")
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
  }

  @Test func `A failing input is kept, judged first, and forgotten when it is fixed`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let file = folder.appendingPathComponent("Tests/PINTests.swift").path
    let place = SourceLocation(
      fileID: "AppTests/PINTests.swift", filePath: file, line: 1, column: 1)
    let first = Self.report(isWrong: true, cases: 100_000, at: place)
    let laws = try #require(first).failures.map(\.law)
    #expect(!laws.isEmpty && !Self.kept(in: folder).isEmpty)
    let again = try #require(Self.report(isWrong: true, cases: 1, at: place))
    #expect(again.failures.map(\.law) == laws)
    let fixed = try #require(Self.report(isWrong: false, cases: 1, at: place))
    #expect(fixed.failures.isEmpty)
    #expect(Self.kept(in: folder).isEmpty)
  }
}
