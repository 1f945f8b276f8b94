import Foundation
import PropertyConsole
import Testing

@testable import PropertyFuzzing

@Suite struct JournalTests {
  @Test func `Every kind of journal line is read as it was written`() throws {
    var finding = JournalLine.Finding("A", "laws/A/found/crash-1", origin: "A at b:1")
    (finding.regression, finding.known) = ("regressions/B/A/regressions/x", "earlier")
    finding.executions = 4_098
    let sample = JournalLine.Slice("A", runs: 100, seconds: 9.5, edges: 431, features: 2020)
    var slice = sample
    (slice.newFeatures, slice.end) = (11, .killed)
    let events: [JournalLine.Event] = [
      .begin(resumed: true), .slice(sample), .slice(slice), .failure(finding),
      .end(.stopped),
    ]
    let lines = events.map { JournalLine(at: 61.5, event: $0) }
    let path = try "\(TemporaryFolder().path)-journal"
    defer { unlink(path) }
    let journal = try JournalFile(path: path)
    for line in lines { try journal.append(line) }
    #expect(journal.text.lines == lines && journal.problem == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix(#"{"at":61.5,"kind":"begin","resumed":true}"# + "\n"))
    #expect(text.contains(#""what":"false""#) && text.contains(#""end":"killed""#))
    #expect(text.contains(#""kind":"sample""#) && text.contains(#""kind":"slice""#))
  }

  private func example() -> CampaignExample {
    var example = CampaignExample(laws: ["Editing/First"])
    example.addSlice(at: 0)
    example.add(at: 60, .end(.done))
    return example
  }

  /// Writes a campaign, changes its journal, and runs the fuzz program's `report` command.
  private func report(
    _ example: CampaignExample, tail: String = "", _ change: (inout [Substring]) -> Void = { _ in }
  ) throws -> (result: CommandTests.Result, journal: [String: Any], page: String) {
    let parent = try TemporaryFolder()
    let folder = try example.write(below: parent.url)
    let path = "\(folder)/journal.jsonl"
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    change(&lines)
    try (lines + [tail[...]]).joined(separator: "\n")
      .write(toFile: path, atomically: false, encoding: .utf8)
    if lines.isEmpty { try FileManager.default.removeItem(atPath: path) }
    let result = try CommandTests.run(
      ["report", folder], program: RunningCommand.program("fuzz"))
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/report.json"))
    let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let page = try String(contentsOfFile: "\(folder)/report.html", encoding: .utf8)
    return (result, json?["journal"] as? [String: Any] ?? [:], page)
  }

  @Test func `A journal is read if it is complete except for its last line`() throws {
    let (result, journal, page) = try report(example())
    #expect(result.code == 0 && journal["state"] as? String == "ended")
    #expect(!result.output.contains("Its journal") && !page.contains("Its journal"))
    let torn = try report(example(), tail: #"{"at":61,"ki"#)
    #expect(torn.result.code == 0 && torn.journal["isTorn"] as? Bool == true)
  }

  @Test(arguments: [
    #"{"at":1e308,"kind":"begin","resumed":false}"#, #"{"at":-1,"kind":"begin","resumed":false}"#,
    "garbage", "[]", #"{"at":1,"kind":"nonsense"}"#,
  ])
  func `A damaged journal line is reported with its number`(line: String) throws {
    let (result, journal, page) = try report(example()) { $0[1] = line[...] }
    #expect(result.code == 2 && journal["damagedLines"] as? [Int] == [2])
    #expect(result.output.contains("Line 2 of the journal") && page.contains("Line 2 of the journ"))
  }

  @Test func `What shrinking finds replaces what was known about the input`() {
    var example = example()
    for (origin, isShrunk) in [("First: a", false), ("First: 1", true), ("First: 2", true)] {
      example.add(
        at: 61, .failure(.init("First", "b", origin: origin, choices: "1-AQ", shrunk: isShrunk)))
    }
    #expect(example.report.content.failures.map(\.origin) == ["First: 1", "First: 2"])
  }

  @Test func `A journal line whose number is out of bounds is treated as damaged`() throws {
    let count = 1 << 40
    func isRead(at: Double = 1, _ change: (inout JournalLine.Slice) -> Void = { _ in }) throws
      -> Bool
    {
      var slice = JournalLine.Slice("A", seconds: 1e9, .asked)
      change(&slice)
      let line = JournalLine(at: at, event: .slice(slice))
      return JournalText(try JSONEncoder().encode(line) + Data("\n".utf8)).lines == [line]
    }
    #expect(try isRead() && isRead(at: 1e9) && !isRead(at: 1e9 + 1) && isRead { $0.runs = count })
    for path in [
      \JournalLine.Slice.slice, \.runs, \.edges, \.features, \.corpus, \.newFeatures, \.checked,
      \.discarded,
    ] {
      #expect(try !isRead { $0[keyPath: path] = -1 } && !isRead { $0[keyPath: path] = count + 1 })
    }
    #expect(try !isRead { $0.seconds = -1 })
  }
}
