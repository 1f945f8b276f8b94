import Foundation
import InputLaws
import PropertyConsole
import PropertyCorpus
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite struct ReportedStepsTests {
  private static let program = FuzzProgram(
    [FuzzTarget(Law.editEqualsModel.name, expression: "ours") { Law.editEqualsModel.claim() }],
    command: "us", own: "us", fuzz: "us/fuzz", merge: "us/merge")

  private func finding(
    _ choices: String = "1-AQ", law: String = "EditEqualsModel", regression: String? = nil,
    what: FailureKind = .claim
  ) -> JournalLine.Finding {
    var finding = JournalLine.Finding(
      law, "laws/x/found/crash-1", origin: "o", message: "found 1; expected 2", choices: choices)
    (finding.regression, finding.what) = (regression, what)
    return finding
  }

  private func commands(_ folder: String = "a b", corpus: String = "Corpus") -> CampaignCommands {
    CampaignCommands(Self.program, in: CampaignFolder(path: folder), corpus: corpus)
  }

  @Test func `Commands in a report quote the paths of the campaign and the corpus`() {
    let commands = commands()
    #expect(commands.resume == "us/fuzz --resume 'a b'")
    #expect(commands.merge == "us/merge --campaign 'a b'")
    #expect(commands.replay == "us replay 'a b/regressions'")
    #expect(commands.repeating(finding()) == "us check EditEqualsModel --choices 1-AQ")
    let keeping = "us shrink 1-AQ --property EditEqualsModel --as-is --save NAME"
    #expect(commands.keeping(finding()) == keeping)
    // A generated test checks its input only once, which can't reveal a leak.
    let leak = ReportedFailure(finding(what: .leak), commands)
    #expect(leak.repeat == "us check EditEqualsModel --choices 1-AQ --leaks" && leak.test == nil)
    let other = self.commands("c", corpus: "my corpus")
    #expect(other.merge == "us/merge --campaign c --corpus 'my corpus'")
    #expect(other.keeping(finding())?.contains(" --corpus 'my corpus' --save ") == true)
  }

  @Test func `A failure is repeated with its own program, and a fix is checked with a new build`() {
    let program = FuzzProgram([], command: "swift run us", own: "built/fuzz")
    let commands = CampaignCommands(program, in: CampaignFolder(path: "c"))
    var found = finding()
    found.executions = 4_098
    let failure = ReportedFailure(found, commands)
    #expect("\(failure)".contains("\n  after   4,098 executions\n"))
    #expect(failure.repeat == "built/fuzz check EditEqualsModel --choices 1-AQ")
    #expect(failure.keep?.hasPrefix("built/fuzz shrink 1-AQ ") == true)
    #expect(commands.replay == "swift run us replay c/regressions")
    // Someone who reads the issue has a different build.
    #expect(failure.issue.contains("\nswift run us check EditEqualsModel --choices 1-AQ\n"))
  }

  @Test(arguments: ["1-AAAB; touch x", "", "1-AAAB\n", "0-AQ", "$(x)"])
  func `Text that isn't a replay code never occurs in a command or a test`(choices: String) {
    let failure = ReportedFailure(finding(choices), commands())
    #expect(failure.repeat == nil && failure.keep == nil && failure.test == nil)
  }

  @Test(arguments: [
    (nil, true), (JournalLine.Reason.stopped, true), (.done, false),
  ])
  func `A campaign's page shows commands; an unfinished campaign can be continued`(
    end: JournalLine.Reason?, isLeft: Bool
  ) {
    var example = CampaignExample(laws: ["Editing/EditEqualsModel"])
    example.add(at: 1, .failure(finding(regression: "regressions/x")))
    if let end { example.add(at: 2, .end(end)) }
    let report = example.report(by: Self.program)
    let steps = report.content.next
    #expect(steps.folder == FileManager.default.currentDirectoryPath)
    #expect((steps.resume != nil) == isLeft)
    let failure = report.content.failures[0]
    for text in [steps.replay, steps.merge, failure.repeat, failure.keep, failure.artifact] {
      #expect(text.map { report.page.contains(">\(HTML.escape($0))<") } == true, "\(text ?? "")")
    }
    let resume = "us/fuzz --resume none/\(example.name)"
    #expect(report.page.contains(">\(resume)<") == isLeft)
  }

  /// The report of a campaign that has one failure, with a regression named `x`.
  private func report(
    _ parent: URL, message: String, input: String, versions: String
  ) throws -> CampaignReport {
    var example = CampaignExample(laws: ["Editing/EditEqualsModel"])
    var finding = finding(regression: "regressions/x")
    (finding.message, finding.versions) = (message, versions)
    example.add(at: 20, .failure(finding))
    let folder = try example.write(below: parent)
    try Corpus.write(Array(input.utf8), to: "\(folder)/regressions/x.txt")
    return try CampaignReport(folder: folder, program: Self.program)
  }

  @Test func `The text for an issue has the shrunk input, a command, a test and versions`() throws {
    let parent = try TemporaryFolder()
    let report = try report(parent.url, message: "they differ", input: "\"ab\"\n", versions: "v")
    let failure = report.content.failures[0]
    let parts = [
      "# EditEqualsModel fails: they differ\n\n", Law.editEqualsModel.claim().statement,
      "\n\nthey differ\n\n## The shrunk input\n\n```\n\"ab\"\n```\n\n## Repeat it\n\n```console\n",
      "us check EditEqualsModel --choices 1-AQ\n```\n\n## As a test\n\n```swift\n",
      "@Test func `EditEqualsModel holds for a x`() {\n",
      "  expectHolds(ours, choices: \"1-AQ\")\n}\n```\n\n## Versions\n\nv\n",
    ]
    #expect(failure.issue == parts.joined())
    try report.write()
    let path = try #require(failure.issuePath)
    #expect(path.hasSuffix("/regressions/x.md"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == failure.issue)
    #expect(report.page.contains(HTML.escape(failure.issue)))
    #expect("\(failure)\n".contains("  to file \(path)\n"))
  }

  @Test func `Inputs and messages can't end a fence or a line, or control a terminal`() throws {
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
}
