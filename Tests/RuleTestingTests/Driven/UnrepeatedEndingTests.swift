import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// A field's program that ends now and then, and not at one input.
@Suite struct UnrepeatedEndingTests {
  private let settings = RunSettings(cases: 20, shrinkLimit: 20)
  private let limits = DriverLimits(answer: 0.4, start: 5)

  @Test func `An end that no input repeats is a break, and its requests are replayed and shrunk`()
    throws
  {
    let driver = try OddDriver()
    let field = try driver.field("tired", limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    let failure = try #require(report.failures.first)
    #expect(report.failures.count == 1 && failure.law == "EveryEditIsAnswered", "\(report)")
    let found = #/the field's program ended with signal 11, \d+ times, not at one input/#
    #expect(failure.found.wholeMatch(of: found) != nil, "\(failure.found)")
    #expect(report.notes.isEmpty && report.inconclusive.isEmpty, "\(report)")
    let requests = try #require(failure.requests).split(separator: "\n")
      .compactMap(DriverReplay.request)
    #expect(requests.filter { $0.hasPrefix("\"type\"") }.count == 40)
    let replay = DriverReplay(driver.command("tired"), limits: limits)
    let kind = try #require(try replay.ending(after: requests)).kind
    let fewer = replay.shrunk(requests, ending: kind, most: 200) { _, _ in }
    #expect(fewer.count == 40 && fewer.count < requests.count)
    #expect(try replay.ending(after: Array(fewer.dropFirst())) == nil)
  }

  @Test func `A driver that is slow now and then is told so, and its laws are judged`() throws {
    let driver = try OddDriver()
    let field = try driver.field("sleepy", limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: RunSettings(cases: 8))
    #expect(report.failures.isEmpty && report.inconclusive.isEmpty, "\(report)")
    #expect(
      report.notes.count == 1 && report.notes[0].hasPrefix("the driver was slow: "), "\(report)")
  }

  @Test func `A driver that answers in two ways gets no advice for code in Swift`() throws {
    let driver = try OddDriver()
    let field = try driver.field("moody", limits)
    let report = field.examined(meaning: [.accepts("Anything.") { _ in true }], settings: settings)
    let note = try #require(report.notes.first { $0.contains("inconclusive") }, "\(report)")
    #expect(
      note.contains("driver") && !note.contains("Set or") && !note.contains("actor"), "\(note)")
  }

  @Test func `After the end no step is told, and none that sent nothing`() throws {
    let driver = try OddDriver()
    let field = try driver.field("second", limits)
    let done: [Keystroke] = [
      .paste(""), .compose("5"), .commit, .type("1"), .cut, .type("2"), .backspace, .type("3"),
    ]
    let broken = try FieldLaw.everyEditIsAnswered.broken(by: done, at: field)
    #expect(
      broken?.steps.map(\.words) == [#"type "1"  shows "1""#, #"type "2"  no answer"#],
      "\(broken as Any)")
  }

  @Test(arguments: [
    (#"{"text":"ü/","do":"type","id":3}"#, #""type","text":"ü/""#), (#"{"do":"new"}"#, #""new""#),
    (#"{"do":"select","selection":[1,0]}"#, #""select","selection":[1,0]"#),
    (#"{"do":"hello","version":1}"#, nil), ("[1]", nil), ("x", nil), (#"{"do":1}"#, nil),
  ])
  func `A line is read as a request`(line: String, request: String?) {
    #expect(DriverReplay.request(of: line[...]) == request)
  }
}
