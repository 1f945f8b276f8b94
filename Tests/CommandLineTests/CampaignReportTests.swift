import Foundation
import InputLaws
import PropertyConsole
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite struct CampaignReportTests {
  private let temporary: TemporaryFolder
  private var parent: URL { temporary.url }
  init() throws { temporary = try TemporaryFolder() }

  private func occurrences(of part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(arguments: ["</script><script>x()</script>", "<b>&amp;</b>", "\"' onload=x() '\""])
  func `A failure's text never becomes markup in a report that loads nothing`(text: String) {
    let plain = CampaignExample().report.page
    var example = CampaignExample(laws: ["Editing/First", text])
    example.addSlice(of: text, at: 0)
    example.addFailure(text, origin: text, known: text)
    let page = example.report.page
    #expect(!page.contains(text) && page.contains(HTML.escape(text)))
    for part in ["<script", "</script", "onload=x() '\"", "<b>"] {
      #expect(occurrences(of: part, in: page) == occurrences(of: part, in: plain))
    }
    #expect(page.contains("default-src 'none'") && !page.contains("href="))
    for part in [" src=", "@import", "url(", "<link"] { #expect(!page.contains(part), "\(part)") }
  }

  @Test func `A report lists new failures first and groups failures in the same place`() throws {
    var example = CampaignExample(laws: ["Editing/Other", "Editing/First"])
    for law in ["Other", "First"] { example.addSlice(of: law, at: 0) }
    for (number, origin) in ["B.swift:2", "A.swift:1", "B.swift:2", "A.swift:30"].enumerated() {
      example.addFailure(
        "found \(number)", origin: "First at \(origin)\(number == 0 ? "9" : "")",
        artifact: "a\(number)", known: number == 0 ? "2026-11-01-220000" : nil)
    }
    let report = example.report
    #expect(report.content.failures.map(\.isKnown) == [false, false, false, true])
    #expect(
      report.content.failuresByPlace.map { $0.map(\.message) } == [
        ["found 1", "found 3"], ["found 2", "found 0"],
      ])
    #expect(report.content.summary.hasPrefix("4 failures (3 new) in 1 of 2 laws. "))
    // The page shows the next steps, then the failures, and then the laws, starting with the
    // failing ones.
    let parts = [
      "id=\"next\"", "id=\"failures\"", "found 1", "found 3", "found 2", "id=\"course\"",
      "id=\"laws\"", ">Editing/First<", ">Editing/Other<",
    ]
    #expect(report.page.contains(try Regex(parts.joined(separator: "(?s:.*)"))))
  }

  @Test func `A report isn't a success if a law wasn't executed or an input wasn't checked`()
    throws
  {
    var example = CampaignExample(laws: ["A/First", "A/Second", "A/Third"])
    example.addSlice(of: "First", at: 0, features: (400, 410))
    example.addSlice(of: "Second", at: 50)
    example.add(at: 60, .end(.done))
    let content = example.report.content
    #expect(content.spending.quiet.count == 2 && content.spending.unexecuted == ["Third"])
    #expect(content.exitCode == 2)
    let folder = CampaignFolder(path: try example.write(below: parent))
    let found = folder.found(of: PropertyName(chapter: "A", name: "First"))
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    for name in ["timeout-2", "other"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(found)/\(name)"))
    }
    // A link that leads out of the folder isn't counted as one of the folder's files.
    try FileManager.default.createSymbolicLink(
      atPath: "\(found)/crash-4", withDestinationPath: parent.path)
    for _ in 1...2 { try CampaignReport(folder: folder.path).write() }
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/report.json"))
    let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    #expect(json?["newFeatures"] as? Int == 10 && json?["name"] as? String == example.name)
    let later = try CampaignReport(folder: folder.path).content
    #expect(later.unexamined.map(\.path) == ["\(found)/timeout-2"] && later.exitCode == 1)
    #expect(
      later.failures.isEmpty && later.summary.hasPrefix("No failures in 2 laws, and 1 failing"))
  }
  @Test func `A report adds up slices and counts features that are new since the start`() throws {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 103), features: (400, 410))
    example.addSlice(at: 10, edges: (103, 103), features: (600, 602))
    // A slice that was killed counts only up to its last sample.
    example.addSlice(at: 20, isKilled: true)
    example.add(at: 25, .begin(resumed: true))
    example.addSlice(at: 25, features: (600, 601))
    #expect(CampaignHistory(example.order, example.lines).lastSlice == 4)
    let content = example.report.content
    let law = content.laws[0]
    #expect(law.runs == 3500 && law.seconds == 35 && law.slices == 4)
    #expect(law.edges == 103 && law.corpus == 9)
    #expect(law.newFeatures == 13)
    #expect(law.runsPerSecond == 100)
    #expect(content.laws[1].course.isEmpty)
    #expect(content.resumptions == 1 && content.elapsed == 35 && content.end == nil)
  }

  @Test func `A report's curve of all laws adds up their new features`() {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 104), features: (400, 410))
    example.addSlice(of: "Second", at: 10, edges: (50, 51), features: (90, 92))
    // A build with AddressSanitizer has different edges.
    example.addSlice(at: 20, edges: (900, 950), features: (4000, 4010), mode: .address)
    let laws = example.report.content.laws
    let whole = ReportCharts(laws, elapsed: 30).whole
    #expect(whole.map(\.newFeatures) == [10, 12, 22] && whole.map(\.at) == [10, 20, 30])
    #expect(laws[0].edges == 104)
  }

  @Test func `A coverage file shows the lines that no execution reached`() throws {
    let text = """
      SF:a/Sources/B.swift
      FN:1,f
      DA:1,5
      DA:2,5
      DA:4,0
      DA:5,0
      DA:7,0
      LF:5
      end_of_record
      SF:a/Sources/C/D.swift
      DA:1,1
      end_of_record
      """
    let coverage = try #require(SourceCoverage(export: text))
    #expect(coverage.files.map(\.path) == ["B.swift", "C/D.swift"])
    #expect(coverage.files.map(\.unreached) == [[4...5, 7...7], []])
    #expect(coverage.whole.lines == 6 && coverage.whole.covered == 3)
    #expect(SourceCoverage(export: "{}") == nil)
  }
}
