import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// The laws of each author's meaning distinguish wrong code from correct code.
@Suite struct GalleryLawsTests {
  @Test(arguments: GalleryEntry.all.filter { $0.wrong != nil })
  func `Wrong field code breaks the law about its mistake`(entry: GalleryEntry) throws {
    let law = try #require(entry.breaks)
    // This is the default number of cases in `examined`.
    let report = entry.field.judged(
      meaning: entry.meaning, typing: entry.typing, only: [law],
      settings: RunSettings(cases: 2_000, shrinkLimit: 100))
    #expect(report.failures.map(\.law) == [law], "\(report)")
    try check(entry.name, report)
  }

  @Test(arguments: GalleryEntry.all.filter { $0.wrong == nil })
  func `Correct field code keeps all laws`(entry: GalleryEntry) throws {
    let report = entry.field.examined(
      meaning: entry.meaning, typing: entry.typing, settings: RunSettings(cases: 200))
    #expect(report.passed && entry.breaks == nil, "\(report)")
    #expect(report.counts.accepted + report.counts.rewritten > 0)
    try check(entry.name, report)
  }

  /// Compares a report's text with the recorded text, if there is one.
  ///
  /// The command `RECORD_REPORTS=1 swift test --filter GalleryLawsTests` records the texts again.
  private func check(_ name: String, _ report: FieldReport) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../Reports").standardized
    let file = folder.appending(path: "\(name).txt")
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else { return }
    let text = "\(report)\n"
    if ProcessInfo.processInfo.environment["RECORD_REPORTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == recorded, "\(text)")
    }
  }

  @Test func `The gallery page has a row for each broken law and counts the entries`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let text = try String(
      contentsOf: root.appending(path: "Sources/Rules/InputRules/InputRules.docc/Gallery.md"),
      encoding: .utf8)
    let shown = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    let entries = shown.compactMap { row in GalleryEntry.all.first { $0.row == row } }
    #expect(entries.count == shown.count)
    #expect(Set(entries.map(\.breaks)) == Set(GalleryEntry.all.map(\.breaks)).subtracting([nil]))
    let all = GalleryEntry.all.count
    let published = GalleryEntry.all.filter { $0.origin.hasPrefix("http") }
    let wrong = published.count { $0.wrong != nil }
    #expect(text.contains("\(all) fields: \(published.count) from public"))
    #expect(text.contains("(\(wrong) are wrong), and \(all - published.count) typical"))
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("mistakes in \(wrong) public [fields]"))
    #expect(Set(GalleryEntry.all.map(\.name)).count == all)
  }
}

extension GalleryEntry {
  fileprivate var row: String {
    let broken = breaks.map { "`\($0)`" } ?? "–"
    let cells = [linked, author, wrong ?? "nothing", broken]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private var linked: String {
    guard let start = origin.range(of: "http") else { return "\(name), \(origin)" }
    let address = origin[start.lowerBound...].prefix { !", ;".contains($0) }
    return "[\(name)](\(address))"
  }
}
