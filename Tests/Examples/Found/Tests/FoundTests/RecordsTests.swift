import Foundation
import FoundLaws
import PropertyTesting
import Testing

@testable import FoundFrame

/// The records are about laws that exist.
///
/// What they say of the platform isn't tested, because a
/// toolchain that fixes a bug breaks nothing here; `found` tells.
@Suite struct RecordsTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  @Test(arguments: ["numbers", "texts", "dates"])
  func `Each record has a law that names it`(file: String) throws {
    for record in try Record.load(file, of: Self.package) {
      let law = Laws.all.first { $0.name == record.law }
      #expect(law?.findings.contains(record.id) == true, "\(record.id): \(record.law)")
      #expect(law?.kind == record.kind, "\(record.id)")
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

  @Test func `Samples are told and printed where there are some`() {
    var counts: [Int] = []
    let command = FoundCommand([]) { counts.append($0) }
    #expect(command.usage.hasPrefix("usage: found --samples N "))
    #expect(command.run(["--samples", "3"]) == 0 && counts == [3])
    #expect(command.run(["--samples", "0"]) == 2 && counts == [3])
    let others = FoundCommand([])
    for arguments in [[], ["--samples", "3"], ["--search"]] { #expect(others.run(arguments) == 2) }
    #expect(others.usage.isEmpty)
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
