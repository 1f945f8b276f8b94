import Foundation
import InputLaws
import PropertyConsole
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The report of a campaign.
@Suite struct CampaignReportTests {
  private let temporary: TemporaryFolder
  private var parent: URL { temporary.url }
  init() throws { temporary = try TemporaryFolder() }

  private func occurrences(of part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `Both files are written, and again`() throws {
    var example = CampaignExample()
    example.addSlice(at: 0, features: (400, 410))
    let folder = try example.write(below: parent, tail: #"{"kind":"sli"#)
    for _ in 1...2 { try CampaignReport(folder: folder).write() }
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/report.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    #expect(json["newFeatures"] as? Int == 10 && json["name"] as? String == example.name)
    let page = try String(contentsOfFile: "\(folder)/report.html", encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
  }

  @Test func `A folder without a campaign is one clear line`() throws {
    let missing = UsageError("there is no campaign in \(parent.path); name the folder of one")
    #expect(throws: missing) { try CampaignReport(folder: parent.path) }
    let order = parent.appendingPathComponent("campaign.json")
    for text in ["", "{}", #"{"version":2}"#] {
      try Data(text.utf8).write(to: order)
      #expect(throws: UsageError.self) { try CampaignReport(folder: parent.path) }
    }
  }

  @Test(arguments: ["</script><script>x()</script>", "<b>&amp;</b>", "\"' onload=x() '\""])
  func `No text of a failure becomes markup`(text: String) {
    let plain = CampaignExample().page
    var example = CampaignExample(laws: ["Editing/First", text])
    example.addSlice(of: text, at: 0)
    example.addFailure(text, origin: text, known: text)
    #expect(!example.page.contains(text))
    #expect(example.page.contains(HTML.escape(text)))
    for part in ["<script", "</script", "onload=x() '\"", "<b>"] {
      #expect(occurrences(of: part, in: example.page) == occurrences(of: part, in: plain))
    }
  }

  @Test func `Invisible characters are shown as their numbers`() {
    #expect(HTML.escape("a\u{0}\u{202E}b\n\u{1B}") == "a\\u{0}\\u{202E}b\n\\u{1B}")
    #expect(HTML.script(json: #"{"a":"</script><!--"}"#).source.contains("<") == false)
  }

  @Test func `The page loads nothing`() {
    var example = CampaignExample()
    example.addSlice(at: 0)
    let page = example.page
    #expect(page.contains("default-src 'none'"))
    for part in [" src=", "@import", "url(", "<link"] { #expect(!page.contains(part), "\(part)") }
    #expect(occurrences(of: "href=", in: page) == 1)
    #expect(page.contains("Permission is hereby granted, free of charge"))
  }

  @Test func `The library of the charts is as it was published`() {
    let sum = UPlot.script.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    #expect(UPlot.script.hasPrefix("/*! https://github.com/leeoniya/uPlot (v1.6.31) */\n"))
    #expect(sum == 0x0f67_fe78_25bd_7a3a)
  }

  @Test func `Failures come first, new ones before known ones`() throws {
    var example = CampaignExample()
    example.addSlice(at: 0)
    example.addFailure("an old one", origin: "2", artifact: "b", known: "2026-11-01-220000")
    example.addFailure("a new one", regression: "regressions/Editing/First/x")
    let folder = try example.write(below: parent)
    let text = URL(fileURLWithPath: "\(folder)/regressions/Editing/First/x.txt")
    try FileManager.default.createDirectory(
      at: text.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("shows  <0>\n".utf8).write(to: text)
    let name = PropertyName(chapter: "Editing", name: "First")
    let target = FuzzTarget(name, expression: "ours.first") { Law.editEqualsModel.claim() }
    let program = ReportedProgram(command: "swift run us", targets: [target])
    let report = try CampaignReport(folder: folder, program: program)
    #expect(report.content.failures.map(\.message) == ["a new one", "an old one"])
    #expect(report.content.failures[0].repeat == "swift run us check First --choices 1-AAEB")
    #expect(
      report.content.failures[0].test == """
        @Test func `First holds for a x`() {
          expectHolds(ours.first, choices: "1-AAEB")
        }
        """)
    let page = report.page
    let parts = [
      "shows  &lt;0&gt;", "known since 2026-11-01-220000", "2 failures", "expectHolds(ours.first, ",
    ]
    for part in parts {
      #expect(page.contains(part), "\(part)")
    }
    let places = ["id=\"failures\"", "id=\"course\"", "id=\"laws\""].map {
      page.range(of: $0)?.lowerBound
    }
    let found = places.compactMap(\.self)
    #expect(found.count == 3 && found == found.sorted())
    let summary = report.content.summary
    #expect(summary.hasPrefix("2 failures (1 new) in 1 of 1 law. The campaign ran for "))
  }

  @Test func `What to do is first, failures of one place are together, and failing laws first`() {
    var example = CampaignExample(laws: ["Editing/Other", "Editing/First"])
    for law in ["Other", "First"] { example.addSlice(of: law, at: 0) }
    for (number, origin) in ["First at A.swift:1", "First at B.swift:2", "First at A.swift:30"]
      .enumerated()
    {
      example.addFailure("found \(number)", origin: origin, artifact: "a\(number)")
    }
    let report = CampaignReport(example.record, coverage: nil)
    #expect(
      report.content.failuresByPlace.map { $0.map(\.message) } == [
        ["found 0", "found 2"], ["found 1"],
      ])
    let page = report.page
    let parts = [
      "id=\"next\"", "id=\"failures\"", "found 0", "<summary>To file it</summary>",
      "<summary>1 more failure in A.swift</summary>", "found 2", "found 1", "id=\"laws\"",
      ">failures</th>", ">executions</th>", ">Editing/First<", ">Editing/Other<",
    ]
    var rest = page[...]
    for part in parts {
      guard let place = rest.range(of: part) else {
        Issue.record("\(part) isn't in its place")
        return
      }
      rest = rest[place.upperBound...]
    }
    #expect(occurrences(of: "<summary>To file it</summary>", in: page) == 3)
  }

  @Test(arguments: [
    ("First at a/B.swift:12", "a/B.swift"),
    ("First at SIGILL (a trap) in f(Int)+0x1c", "SIGILL (a trap) in f(Int)"),
    ("First at the time limit", "First at the time limit"), ("First: 1", "First: 1"),
  ])
  func `Failures of one file or function have one place`(origin: String, place: String) {
    var example = CampaignExample()
    example.addFailure(origin: origin)
    let report = CampaignReport(example.record, coverage: nil)
    #expect(report.content.failures.map(\.place) == [place])
  }

  @Test func `The first sentences agree with the laws below`() {
    var example = CampaignExample(laws: ["A/First", "A/Second", "A/Third"])
    example.addSlice(of: "First", at: 0, features: (400, 410))
    example.addSlice(of: "Second", at: 50)
    example.add(at: 60, .end(.init(reason: .time)))
    let content = CampaignReport(example.record, coverage: nil).content
    #expect(content.spending.quiet.count == 2 && content.spending.unexecuted == ["Third"])
    #expect(
      content.summary.hasSuffix(
        " 1 law had no execution: Third. 2 laws found nothing new in the last half of the time."))
    #expect(content.exitCode == 2)
  }

  @Test func `It is compared with the last campaign before it`() throws {
    var last = CampaignExample("2026-11-21-220000", laws: ["A/First", "A/Second", "A/Gone"])
    for law in ["First", "Second", "Gone"] { last.addSlice(of: law, at: 0) }
    last.addFailure("gone", origin: "2", artifact: "b")
    last.addFailure("same")
    var example = CampaignExample(laws: ["A/First", "A/Second", "A/New"])
    example.addSlice(of: "First", at: 0, edges: (100, 109))
    example.addSlice(of: "Second", at: 0, edges: (90, 95))
    example.addSlice(of: "New", at: 0)
    example.addFailure("new", origin: "3", artifact: "c")
    example.addFailure("same")
    for other in ["2026-11-20-220000", "2026-11-23-220000"] {
      _ = try CampaignExample(other).write(below: parent)
    }
    // Only these two are long enough for an estimate.
    for end in 599...600 { last.add(at: Double(end), .end(.init(reason: .time))) }
    example.add(at: 600, .end(.init(reason: .time)))
    _ = try last.write(below: parent)
    let content = try CampaignReport(folder: try example.write(below: parent)).content
    let comparison = try #require(content.comparison)
    #expect(comparison.name == last.name)
    #expect(comparison.newFailures.map(\.message) == ["new"] && comparison.sameFailures == 1)
    #expect(comparison.goneFailures.map(\.message) == ["gone"])
    #expect(comparison.newLaws == ["New"] && comparison.goneLaws == ["Gone"])
    #expect(comparison.more.map(\.law) == ["First"] && comparison.more[0].difference == 9)
    #expect(comparison.fewer.map(\.law) == ["Second"] && comparison.unchanged == 0)
    #expect(content.features?.errors.map(\.campaign) == [example.name, last.name])
  }
}
