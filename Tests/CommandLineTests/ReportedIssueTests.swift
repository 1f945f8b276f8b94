import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// A failure as a text that is ready to be filed.
@Suite struct ReportedIssueTests {
  private static let name = PropertyName(chapter: "Editing", name: "TextsAreShort")

  private static var claim: Claim {
    var claim = Claim(forAll: .string(of: "ab", 0...3), named: name) { _ in }
    claim.statement = "Texts are short."
    return claim
  }

  private func report(
    _ parent: URL, message: String = "the values differ", input: String = "\"ab\"\n",
    versions: String = "fuzz at 0a1b2c3d4e5f, built by Swift 6.2"
  ) throws -> CampaignReport {
    var example = CampaignExample(laws: ["Editing/TextsAreShort"])
    example.add(
      at: 20,
      .failure(
        .init(
          property: "TextsAreShort", artifact: "a", what: .claim, origin: "o", message: message,
          choices: "1-AAEB", shrunk: true, regression: "regressions/Editing/TextsAreShort/x",
          versions: versions)))
    let folder = try example.write(below: parent)
    let text = URL(fileURLWithPath: "\(folder)/regressions/Editing/TextsAreShort/x.txt")
    try FileManager.default.createDirectory(
      at: text.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(input.utf8).write(to: text)
    let target = FuzzTarget(Self.name, expression: "ours.short") { Self.claim }
    return try CampaignReport(
      folder: folder, program: ReportedProgram(command: "us", targets: [target]))
  }

  private static let text = """
    # TextsAreShort fails: the values differ

    Texts are short.

    the values differ

    ## The least input

    ```
    "ab"
    ```

    ## Repeat it

    ```console
    us check TextsAreShort --choices 1-AAEB
    ```

    ## As a test

    ```swift
    @Test func `TextsAreShort holds for a x`() {
      expectHolds(ours.short, choices: "1-AAEB")
    }
    ```

    ## Versions

    fuzz at 0a1b2c3d4e5f, built by Swift 6.2

    """

  @Test func `It has a title, the least input, what repeats it, a test and versions`() throws {
    let parent = try TemporaryFolder()
    let report = try report(parent.url)
    let text = Self.text
    #expect(report.content.failures[0].issue == text)
    try report.write()
    let path = try #require(report.content.failures[0].issuePath)
    #expect(path.hasSuffix("/regressions/Editing/TextsAreShort/x.md"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(Corpus.paths(below: URL(fileURLWithPath: path).deletingLastPathComponent().path) == [])
    #expect(report.page.contains("# TextsAreShort fails: the values differ"))
    #expect(try report.json().contains("# TextsAreShort fails: the values differ"))
    #expect("\(report.content.failures[0])\n".contains("  to file \(path)\n"))
  }

  @Test func `No input ends its fence, no message its line, and none controls a terminal`() throws {
    let parent = try TemporaryFolder()
    let long = "a\nb" + String(repeating: "x", count: 200)
    let report = try report(
      parent.url, message: long, input: "````\nnot the end\u{1B}", versions: "1\n# 2\u{7}")
    let issue = report.content.failures[0].issue
    #expect(issue.contains("\n`````\n````\nnot the end\\u{1B}\n`````\n"))
    #expect(issue.hasSuffix("\n## Versions\n\n1\\n# 2\\u{7}\n"))
    let title = try #require(issue.split(separator: "\n").first)
    #expect(title.count < 100 && title.hasSuffix("…"), "\(title)")
  }

  @Test func `Versions are of the code, the compiler and the system`() throws {
    let text = Versions.here("fuzz-sorting", "address")
    #expect(text.hasPrefix("fuzz-sorting"))
    #expect(text.contains(", built by Swift 6.") && text.contains("the sanitizer “address”"))
    let parent = try TemporaryFolder()
    let folder = CampaignFolder(path: parent.url.path)
    var asked = 0
    var keeper = RegressionKeeper(folder, started: "2026") {
      asked += 1
      return "these"
    }
    #expect(asked == 0)
    let versions = ["1-AQ", "1-Ag"].map { choices in
      keeper.finding(
        of: .init(
          input: .init(path: "\(folder.path)/a", property: Self.name),
          failure: .init(
            what: .claim, origin: choices, message: "m", choices: choices, input: "1"),
          isShrunk: true, isRepeat: false)
      ).versions
    }
    #expect(versions == ["these", "these"] && asked == 1)
  }
}
