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

  @Test(arguments: ["</script><script>x()</script>", "<b>&amp;</b>", "\"' onload=x() '\""])
  func `A failure's text never becomes markup, and the page loads nothing`(text: String) {
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

  @Test func `New failures precede known failures, and those in one place are adjacent`() throws {
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
    // The next steps come first, then the failures, then the laws, beginning with failing laws.
    var rest = report.page[...]
    for part in [
      "id=\"next\"", "id=\"failures\"", "found 1", "found 3", "found 2", "id=\"course\"",
      "id=\"laws\"", ">Editing/First<", ">Editing/Other<",
    ] {
      guard let place = rest.range(of: part) else {
        Issue.record("\(part) isn't in its place")
        return
      }
      rest = rest[place.upperBound...]
    }
  }

  @Test func `A report with an unexecuted law or an unchecked input isn't a success`()
    throws
  {
    var example = CampaignExample(laws: ["A/First", "A/Second", "A/Third"])
    example.addSlice(of: "First", at: 0, features: (400, 410))
    example.addSlice(of: "Second", at: 50)
    example.add(at: 60, .end(.init(reason: .time)))
    let content = example.report.content
    #expect(content.spending.quiet.count == 2 && content.spending.unexecuted == ["Third"])
    #expect(content.exitCode == 2)
    let folder = CampaignFolder(path: try example.write(below: parent))
    let found = folder.found(of: PropertyName(chapter: "A", name: "First"))
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    for name in ["timeout-2", "slow-timeout-3", "other"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(found)/\(name)"))
    }
    // A link out of the folder isn't counted as a file of the folder.
    try FileManager.default.createSymbolicLink(
      atPath: "\(found)/crash-4", withDestinationPath: parent.path)
    for _ in 1...2 { try CampaignReport(folder: folder.path).write() }
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/report.json"))
    let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    #expect(json?["newFeatures"] as? Int == 10 && json?["name"] as? String == example.name)
    let later = CampaignReport(try CampaignRecord(folder), coverage: nil).content
    #expect(later.unexamined.map(\.path) == ["\(found)/timeout-2"] && later.exitCode == 1)
    #expect(
      later.failures.isEmpty && later.summary.hasPrefix("No failure in 2 laws, and 1 failing"))
  }
}
