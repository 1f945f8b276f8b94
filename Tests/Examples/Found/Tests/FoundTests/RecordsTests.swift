import Foundation
import FoundLaws
import PropertyTesting
import Testing

@testable import FoundFrame

/// Every record belongs to a law that exists; the script `.ci/found` checks the records again.
@Suite struct RecordsTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  @Test func `Each record names an existing law, and each law names its records`() {
    let records = Record.loaded(["numbers", "texts", "dates"], of: Self.package)
    #expect(Set(Laws.all.map(\.name)).count == Laws.all.count)
    for law in Laws.all {
      for id in law.findings { #expect(records.contains { $0.id == id }, "\(id)") }
      for record in records where record.law == law.name {
        #expect(law.findings.contains(record.id) && law.kind == record.kind, "\(record.id)")
      }
    }
  }

  @Test func `A child process's trap or endless loop is a result, not a crash`() {
    #expect(isolated { "\(1 + 1)" } == .value("2"))
    #expect(isolated { "\([Int]()[1])" } == .traps)
    #expect(isolated(seconds: 1) { while true {} } == .hangs)
    #expect(!survives { _ = [1].dropFirst(-1) })
  }

  @Test(arguments: [["Nope"], ["--search", "Nope"], ["--measure", "\u{1B}[2J"]])
  func `An unknown law or finding on the command line is refused`(arguments: [String]) {
    #expect(FoundCommand([], laws: Laws.all).run(arguments) == 2)
  }

  @Test func `Control characters in an answer are escaped in the command's output`() {
    let answer = "a\n::warning::b\u{1B}[2J\u{202E}"
    #expect(answer.visible == #"a\n::warning::b\u{1B}[2J\u{202E}"#)
    let text = FoundCommand.text(about: Laws.all[0], .value(answer))
    #expect(text == Laws.all[0].name + ": a\n" + #"::warning::b\u{1B}[2J\u{202E}"#)
  }
}
