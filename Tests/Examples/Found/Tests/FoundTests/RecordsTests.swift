import Foundation
import FoundLaws
import PropertyTesting
import Testing

@testable import FoundFrame

/// The records belong to the laws that are kept; `.ci/found` repeats them.
@Suite struct RecordsTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  @Test func `Records and laws name each other`() throws {
    let files = ["numbers", "texts", "dates"]
    let records = try files.flatMap { try Record.load($0, of: Self.package) }
    for law in Laws.all {
      for id in law.findings { #expect(records.contains { $0.id == id }, "\(id)") }
      for record in records where record.law == law.name {
        #expect(law.findings.contains(record.id) && law.kind == record.kind, "\(record.id)")
      }
    }
  }

  @Test(arguments: ["", "[", #"[{"id": "a"}]"#, #"[{"id": 1}]"#])
  func `Damaged records are an error of one line that names the file`(text: String) throws {
    let package = URL.temporaryDirectory.appending(path: "found-\(UUID())")
    let error = "Records/dates.json can't be read; records.py --check shows what is wrong"
    #expect(throws: RecordsError.self) { try Record.load("dates", of: package) }
    let folder = package.appending(path: "Records")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    try Data(text.utf8).write(to: folder.appending(path: "dates.json"))
    let found = #expect(throws: RecordsError.self) { try Record.load("dates", of: package) }
    #expect(found?.description == error)
  }

  @Test func `Laws have different names`() {
    #expect(Set(Laws.all.map(\.name)).count == Laws.all.count)
  }

  @Test func `A trap and a loop in a child process are answers`() {
    #expect(isolated { "\(1 + 1)" } == .value("2"))
    #expect(isolated { "\([Int]()[1])" } == .traps)
    #expect(isolated(seconds: 1) { while true {} } == .hangs)
    #expect(!survives { _ = [1].dropFirst(-1) })
  }

  @Test(arguments: [
    ["Nope"], ["--search", "Nope"], ["--search", ""], ["--measure", "\u{1B}[2J"],
  ])
  func `What has no such name is refused`(arguments: [String]) {
    #expect(FoundCommand([], laws: Laws.all).run(arguments) == 2)
  }

  @Test func `What software answers controls no terminal`() throws {
    for record in try Record.load("dates", of: Self.package).prefix(1) {
      let result = Repetition(record) { "a\n::warning::b\u{1B}[2J\u{202E}" }
      let lines = FoundCommand.text(about: result, record).split(separator: "\n")
      #expect(lines[1] == #"  gives    a\n::warning::b\u{1B}[2J\u{202E}"#)
    }
    for law in Laws.all.prefix(1) {
      let text = FoundCommand.text(about: law, .value("a\nb\u{1B}[2J"))
      #expect(text == law.name + ": a\n" + #"b\u{1B}[2J"#)
    }
  }
}
