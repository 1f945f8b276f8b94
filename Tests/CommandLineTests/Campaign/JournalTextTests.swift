import Foundation
import Testing

@testable import PropertyFuzzing

/// What a journal that isn't whole still says, and that it isn't.
@Suite struct JournalTextTests {
  private func example(hasFailure: Bool = false) -> CampaignExample {
    var example = CampaignExample(laws: ["Editing/First"])
    example.addSlice(at: 0)
    if hasFailure { example.addFailure() }
    example.add(at: 60, .end(.init(reason: .time)))
    return example
  }

  /// Writes a campaign, changes the lines of its journal, and reports it with the built program.
  private func report(
    _ example: CampaignExample, tail: String = "", _ change: (inout [Substring]) -> Void = { _ in }
  ) throws -> (result: CommandTests.Result, json: [String: Any], page: String) {
    let parent = try TemporaryFolder()
    let folder = try example.write(below: parent.url)
    let journal = "\(folder)/journal.jsonl"
    var lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    change(&lines)
    try (lines + [tail[...]]).joined(separator: "\n")
      .write(toFile: journal, atomically: false, encoding: .utf8)
    if lines.isEmpty { try FileManager.default.removeItem(atPath: journal) }
    let result = try CommandTests.run(
      ["report", folder], program: RunningCommand.program("fuzz"))
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/report.json"))
    let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let page = try String(contentsOfFile: "\(folder)/report.html", encoding: .utf8)
    return (result, json ?? [:], page)
  }

  @Test func `A whole journal is reported without a remark`() throws {
    let (result, json, page) = try report(example())
    #expect(result.code == 0 && result.output.hasPrefix("No failure in 1 law. "))
    #expect((json["journal"] as? [String: Any])?["state"] as? String == "ended")
    #expect(!result.output.contains("Its journal") && !page.contains("Its journal"))
  }

  @Test(arguments: [
    ("gone", 0, "Its journal is gone: what it fuzzed and found isn't known."),
    (
      "cut", 2,
      "Its journal has no end: it still runs, was ended by force, or its journal was cut."
    ),
  ])
  func `A journal that is gone or cut is told`(name: String, left: Int, text: String) throws {
    let (result, json, page) = try report(example()) { $0.removeSubrange(left...) }
    #expect(result.code == 2 && result.output.contains(text), "\(result.output)")
    #expect((json["summary"] as? String)?.contains(text) == true)
    #expect(page.contains(HTML.escape(text)))
    #expect(result.output.hasPrefix(left == 0 ? "Nothing was fuzzed. " : "No failure in 1 law. "))
  }

  @Test func `A journal reports an incomplete last line, and counts it as no damage`() throws {
    let (result, json, _) = try report(example(), tail: #"{"at":61,"ki"#)
    #expect(result.code == 0, "\(result.output)")
    #expect(result.output.contains(" Its last line was never completed, and is left out.\n"))
    #expect((json["journal"] as? [String: Any])?["isTorn"] as? Bool == true)
  }

  @Test func `What is known to fail counts, however much is missing`() throws {
    #expect(try report(example(hasFailure: true)) { $0.removeLast() }.result.code == 1)
  }

  @Test(arguments: [
    #"{"at":1e308,"kind":"begin","resumed":false}"#, #"{"at":-1,"kind":"begin","resumed":false}"#,
    #"{"at":1,"kind":"plateau","property":"First","since":1e300}"#, "garbage", "[]",
    #"{"at":1,"kind":"nonsense"}"#,
  ])
  func `A line that can't be read is named`(line: String) throws {
    let (result, json, page) = try report(example()) { $0[1] = line[...] }
    let text = "Line 2 of its journal can't be read: what it said is missing here."
    #expect(result.code == 2 && result.output.contains(text), "\(result.output)")
    #expect((json["journal"] as? [String: Any])?["damagedLines"] as? [Int] == [2])
    #expect(page.contains(HTML.escape(text)))
  }

  @Test func `Of many damaged lines the first are named`() {
    let text = "\n" + String(repeating: "x\n", count: 12) + "torn"
    let condition = JournalCondition(JournalText(Data(text.utf8)))
    #expect(condition.isTorn && condition.damagedLines == Array(2...13))
    #expect(
      condition.sentences.last == "Lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more of its journal "
        + "can't be read: what they said is missing here.")
  }

  @Test func `Repeats of a failure are counted in the journal and the report`() throws {
    var example = example(hasFailure: true)
    let sample = JournalLine.Sample(
      property: "First", mode: .edges, slice: 9, runs: 9, seconds: 1, edges: 1, features: 1,
      corpus: 1)
    let again = ["First: 1": 1200, "First: raw": 34, "First: other": 5]
    example.add(at: 61, .slice(.init(sample, new: .init(), .asked, again: again)))
    example.add(
      at: 62,
      .failure(
        .init(
          property: "First", artifact: "b", what: .claim, origin: "First: 1", met: "First: raw",
          message: "m", choices: "1-", shrunk: true)))
    let report = CampaignReport(example.record, coverage: nil)
    #expect(report.content.failures.map(\.again) == [1234])
    #expect(report.page.contains("<code>1,234 more inputs failed in the same way</code>"))
    let history = CampaignHistory(example.order, example.lines)
    #expect(history.failures.map { history.counts[$0.origin] } == [1234])
    #expect(history.results[0].again == 1239 && history.results[0].failures == 1)
    #expect(history.results.table[1].hasSuffix("failed again 1,239 times"))
  }

  @Test func `Numbers of a line have bounds`() throws {
    let (count, seconds) = (1 << 40, 1e9)
    func isRead(at: Double = 1, _ event: JournalLine.Event) throws -> Bool {
      let text = try JSONEncoder().encode(JournalLine(at: at, event: event)) + Data("\n".utf8)
      return JournalText(text).lines.count == 1
    }
    let sample = JournalLine.Sample(
      property: "A", mode: .edges, slice: 1, runs: 1, seconds: seconds, edges: 0, features: 1,
      corpus: 1, again: count)
    let slice = JournalLine.Slice(
      sample, new: .init(edges: count, features: count), .asked, again: ["a": count])
    #expect(try isRead(at: seconds, .sample(sample)) && isRead(at: 0, .slice(slice)))
    #expect(try !isRead(at: seconds + 1, .sample(sample)))
    for path in [\JournalLine.Sample.slice, \.runs, \.edges, \.features, \.corpus] {
      for (wrong, value) in [(true, -1), (true, count + 1), (false, count)] {
        var sample = sample
        sample[keyPath: path] = value
        #expect(try isRead(.sample(sample)) != wrong)
        #expect(try isRead(.slice(.init(sample, new: .init(), .asked))) != wrong)
      }
    }
    for path in [\JournalLine.Slice.newEdges, \.newFeatures] {
      var slice = slice
      slice[keyPath: path] = -1
      #expect(try !isRead(.slice(slice)))
    }
    var again = sample
    again.again = -1
    #expect(try !isRead(.sample(again)))
    again = sample
    again.seconds = -1
    #expect(try !isRead(.sample(again)) && !isRead(.slice(.init(again, new: .init(), .asked))))
    var last = slice
    last.again = ["a": 1, "b": -1]
    #expect(try !isRead(.slice(last)))
  }
}
