import Foundation
import PropertyConsole
import InputLaws
import Testing

@testable import PropertyFuzzing

/// What a report says is to be done, in a terminal and on the page.
@Suite struct ReportedStepsTests {
  private static let program = ReportedProgram(
    command: "us", session: "us/fuzz", merge: "us/merge",
    targets: [
      FuzzTarget(Law.editEqualsModel.name, expression: "ours") { Law.editEqualsModel.claim() }
    ])

  private func finding(
    _ choices: String = "1-AQ", law: String = "EditEqualsModel", regression: String? = nil,
    what: FailureKind = .claim
  ) -> JournalLine.Finding {
    .init(
      property: law, artifact: "laws/x/found/crash-1", what: what, origin: "o",
      message: "found 1; expected 2", choices: choices, shrunk: true, regression: regression)
  }

  private func commands(_ folder: String = "a b", corpus: String = "Corpus") -> CampaignCommands {
    CampaignCommands(Self.program, in: CampaignFolder(path: folder), corpus: corpus)
  }

  private func report(_ example: CampaignExample) -> CampaignReport {
    CampaignReport(example.record, coverage: nil, program: Self.program)
  }

  @Test func `Commands name the campaign as a shell reads it`() {
    let commands = commands()
    #expect(commands.resume == "us/fuzz --resume 'a b'")
    #expect(commands.merge == "us/merge --campaign 'a b'")
    #expect(commands.replay == "us replay 'a b/regressions'")
    #expect(commands.repeating(finding()) == "us check EditEqualsModel --choices 1-AQ")
    // No test sees a leak, because it checks once.
    let leak = ReportedFailure(finding(what: .leak), again: 0, commands)
    #expect(leak.repeat == "us check EditEqualsModel --choices 1-AQ --leaks" && leak.test == nil)
    #expect(
      commands.keeping(finding())
        == "us shrink 1-AQ --property EditEqualsModel --as-is --save NAME")
  }

  @Test func `The program that found a failure repeats it, and a new build checks the fix`() {
    let program = ReportedProgram(command: "built/fuzz", built: "swift run us")
    let commands = CampaignCommands(program, in: CampaignFolder(path: "c"))
    let failure = ReportedFailure(finding(), again: 0, commands)
    #expect(failure.repeat == "built/fuzz check EditEqualsModel --choices 1-AQ")
    #expect(failure.keep?.hasPrefix("built/fuzz shrink 1-AQ ") == true)
    #expect(commands.replay == "swift run us replay c/regressions")
    // Who reads it has another build.
    #expect(failure.issue.contains("\nswift run us check EditEqualsModel --choices 1-AQ\n"))
  }

  @Test func `Commands name a corpus that isn't the usual one`() {
    let commands = commands("c", corpus: "my corpus")
    #expect(commands.merge == "us/merge --campaign c --corpus 'my corpus'")
    #expect(commands.keeping(finding())?.contains(" --corpus 'my corpus' --save ") == true)
  }

  @Test(arguments: ["1-AAAB; touch x", "", "1-AAAB\n", "0-AQ", "$(x)"])
  func `What isn't a word of choices is in no command and no test`(choices: String) {
    let failure = ReportedFailure(finding(choices), again: 0, commands())
    #expect(failure.repeat == nil && failure.keep == nil && failure.test == nil)
  }

  @Test func `A name from a journal can't end a command or a test`() {
    let hostile = ReportedFailure(
      finding(law: "A; rm", regression: "regressions/`\n}"), again: 0, commands())
    #expect(hostile.repeat == "us check 'A; rm' --choices 1-AQ" && hostile.test == nil)
    let named = ReportedFailure(finding(regression: "regressions/`\n}"), again: 0, commands())
    #expect(named.test?.contains("holds for a kept input`") == true)
  }

  @Test func `A long word is left in its file`() throws {
    let parent = try TemporaryFolder()
    let file = parent.url.appendingPathComponent("x")
    try Data([1]).write(to: file)
    let long = finding("1-" + String(repeating: "A", count: 4096), regression: "x")
    let commands = commands(parent.url.path)
    #expect(commands.repeating(long) == "us explain \(file.path) --property EditEqualsModel")
    #expect(commands.keeping(long)?.hasPrefix("us shrink \(file.path) --property ") == true)
    #expect(commands.repeating(finding("1-" + String(repeating: "A", count: 4094))) != nil)
  }

  @Test func `The page says what to do about a failure, and in which folder`() throws {
    var example = CampaignExample(laws: ["Editing/EditEqualsModel"])
    example.add(at: 1, .failure(finding(regression: "regressions/x")))
    example.add(at: 2, .end(.init(reason: .time)))
    let (page, steps) = (report(example).page, report(example).content.next)
    let folder = "none/\(example.name)"
    #expect(steps.folder == FileManager.default.currentDirectoryPath && steps.resume == nil)
    for text in [
      "us shrink 1-AQ --property EditEqualsModel --as-is --save NAME",
      "us replay \(folder)/regressions", "us/merge --campaign \(folder)",
      "us check EditEqualsModel --choices 1-AQ", "\(folder)/laws/x/found/crash-1",
    ] {
      #expect(page.contains(">\(text)<"), "\(text)")
    }
    #expect(page.contains("<code>\(HTML.escape(steps.folder))</code>"))
    #expect(!page.contains("--resume"))
  }

  @Test(arguments: [
    (nil, true), (JournalLine.Reason.stopped, true), (.time, false), (.done, false),
  ])
  func `A campaign that has time left is continued`(end: JournalLine.Reason?, isLeft: Bool) {
    var example = CampaignExample()
    if let end { example.add(at: 2, .end(.init(reason: end))) }
    let report = report(example)
    #expect((report.content.next.resume != nil) == isLeft)
    #expect(report.page.contains(">us/fuzz --resume none/\(example.name)<") == isLeft)
  }

  @Test func `Inputs that weren't checked again are no failures`() {
    var example = CampaignExample()
    example.addFailure("one", origin: "1", artifact: "a")
    example.addFailure("one", origin: "1", artifact: "b")
    for name in ["c", "d"] {
      example.addFailure(
        "not checked", origin: JournalLine.Finding.unexaminedOrigin("First", name), artifact: name)
    }
    let content = report(example).content
    #expect(content.count == "1 failure, and 2 failing inputs that aren't checked again yet")
    #expect(content.summary.hasPrefix("1 failure (1 new) in 1 of 1 law, and 2 failing inputs "))
    #expect(content.unexamined.map(\.path) == ["c", "d"].map { "none/\(example.name)/\($0)" })
    let history = CampaignHistory(example.order, example.lines)
    #expect(history.results.map(\.failures) == [1, 0] && content.laws.map(\.failures) == [1, 0])
    #expect(history.results[0].artifacts.count == 4)
    #expect(history.results.table[1].hasSuffix(" 1  2 failing inputs not checked yet"))
  }

  @Test(arguments: [599.0, 600])
  func `Only a campaign of ten minutes has an estimate`(seconds: Double) {
    var example = CampaignExample()
    example.addSlice(at: seconds - 10, features: (400, 410))
    let report = report(example)
    let isLong = seconds >= 600
    #expect((report.content.features != nil) == isLong && (report.content.edges != nil) == isLong)
    for part in ["aria-label=\"Estimates\"", ">expected again<", "id=\"method\""] {
      #expect(report.page.contains(part) == isLong, "\(part)")
    }
    #expect(report.page.contains("estimates it for a campaign of 10 min or\nmore.") != isLong)
  }
}
