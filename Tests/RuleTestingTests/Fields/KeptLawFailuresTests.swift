import Foundation
import RuleExpectations
import Testing

@testable import PropertyCorpus

@Suite struct KeptLawFailuresTests {
  @Test func `A failing input is kept, checked first, and dropped when it is fixed`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let file = folder.appendingPathComponent("Tests/PINTests.swift").path
    let place = SourceLocation(
      fileID: "AppTests/PINTests.swift", filePath: file, line: 1, column: 1)
    func kept() -> [String] {
      let all = FileManager.default.enumerator(atPath: "\(folder.path)/\(FailuresFolder.name)")
      return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
    }
    /// The laws that a field for four characters breaks; a wrong field drops a 9 after a 7.
    func broken(isWrong: Bool, cases: Int) -> [String] {
      let pin = TestedField.delegate("PIN") { text, range, replacement in
        let isSwallowed = isWrong && text == "7" && replacement == "9"
        return text.count - range.length + replacement.count <= 4 && !isSwallowed
          && replacement.allSatisfy { "0123456789".contains($0) }
      }
      var laws: [String] = []
      withKnownIssue(isIntermittent: true) {
        laws = expectKeepsLaws(
          of: pin, meaning: .atMost(4), .characters("0123456789"),
          settings: RunSettings(cases: cases, seed: UInt64(cases)), sourceLocation: place
        ).failures.map(\.law)
      }
      return laws
    }
    let first = broken(isWrong: true, cases: 100_000)
    #expect(!first.isEmpty && !kept().isEmpty)
    #expect(broken(isWrong: true, cases: 1) == first)
    #expect(broken(isWrong: false, cases: 1) == [] && kept().isEmpty)
  }
}
