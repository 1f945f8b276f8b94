import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting
import Testing

@testable import PropertyFuzzing
@testable import input_rules

/// Text from outside, such as file names, messages and journals, can't control a terminal or a
/// build server.
@Suite struct HostileTextTests {
  /// A line of results, a command to a build server, and scalars that hide text or reverse its
  /// direction.
  static let hostile =
    "x\n99 passed, 0 failed\n ::warning::forged\n##[error]forged\r\u{1B}[1A\u{1B}]0;t\u{7}\u{9B}8m"
    + "\u{0}\u{7F}\u{61C}\u{200B}\u{200E}\u{202E}\u{2028}\u{2066}\u{FEFF}\u{FFFE}\u{E0041}"

  /// The hostile text, without the scalars that a file name can't contain.
  static let name = hostile.replacing("\u{0}", with: "").replacing("/", with: "")

  private let temporary: TemporaryFolder
  private var folder: String { temporary.url.path }

  init() throws { temporary = try TemporaryFolder() }

  /// Expects that a text has no hidden scalars, no command to a build server, and no result that a
  /// name or a message has forged.
  private func expectTame(
    _ text: String, isResult: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hidden = text.unicodeScalars.filter { $0.isHidden && $0 != "\n" }
    #expect(hidden.isEmpty, "\(hidden.map(\.numbered))", sourceLocation: sourceLocation)
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(!lines.contains { $0.hasPrefix("::") }, "\(text)", sourceLocation: sourceLocation)
    #expect(!text.contains("##["), "\(text)", sourceLocation: sourceLocation)
    if isResult {
      #expect(!text.contains("\n99 passed"), "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ["input-rules", "fuzz"], [[], ["--junit", "/dev/stdout"], ["--json"]])
  func `File names in a corpus are escaped on output`(program: String, options: [String]) throws {
    let law = "Editing/EditEqualsModel"
    try Corpus.write([1], to: "\(folder)/\(law)/regressions/\(Self.name)")
    let commands = [
      ["replay", "--corpus", folder], ["check", "EditEqualsModel", "--corpus", folder],
      ["replay", "\(folder)/\(Self.name)"], ["explain", "\(folder)/\(Self.name)"],
      ["report", "\(folder)/\(Self.name)"],
    ]
    for command in commands {
      let takesOptions = command.contains("--corpus")
      let words = command + (takesOptions ? options : [])
      let result = try CommandTests.run(words, program: RunningCommand.program(program))
      expectTame(result.output)
      expectTame(result.error)
      #expect(result.code == (command[0] == "check" ? 0 : takesOptions ? 1 : 2), "\(command)")
    }
  }

  /// A claim that throws the hostile text, and whose values have it as their description.
  private static let claim = Claim(
    forAll: Generator.int(in: 0...9).map { _ in Nasty() },
    named: PropertyName(chapter: "Numbers", name: "Nasty")
  ) { _ in try require(false, hostile) }

  private struct Nasty: CustomStringConvertible, Sendable {
    var description: String { hostile }
  }

  @Test(arguments: [false, true])
  func `Messages and descriptions are escaped in a report`(colors: Bool) throws {
    let report = Run.check(Self.claim, RunSettings(cases: 10))
    #expect(!report.passed)
    // The description of a value may span several lines.
    for (text, isResult) in [
      (report.lines(repeatedBy: "us").lines, true), (Explanation([1], of: Self.claim).text, false),
    ] {
      let written = text.written(colors: colors)
      let ours = ["\u{1B}[31m", "\u{1B}[0m"].reduce(written) { $0.replacing($1, with: "") }
      #expect((ours != written) == colors)
      expectTame(ours, isResult: isResult)
    }
    expectTame(JUnit([report]).description, isResult: false)
    expectTame(try JSON.text(of: report))
    expectTame(report.text(), isResult: false)
  }

  @Test func `Hostile text in a campaign's journal is escaped`() throws {
    var example = CampaignExample(laws: ["Editing/EditEqualsModel", Self.hostile])
    example.order.program = "x; touch y"
    example.addSlice(of: Self.hostile, at: 0)
    example.add(
      at: 9,
      .failure(
        .init(
          property: Self.hostile, artifact: Self.hostile, what: .claim, origin: Self.hostile,
          message: Self.hostile, choices: "1-AAEB", shrunk: true, regression: Self.hostile,
          known: Self.hostile)))
    let path = try example.write(below: temporary.url)
    let report = try CampaignReport(folder: path)
    #expect(!report.page.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    expectTame(try report.json())
    let failure = try #require(report.content.failures.first)
    #expect(failure.repeat?.hasPrefix("swift run 'x; touch y' check $'x\\x0A99 passed") == true)
    let result = try CommandTests.run(["report", path])
    #expect(result.code == 1)
    expectTame(result.output + result.error)
    let lines = failure.description.split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.hasPrefix("  ") })
  }

  @Test func `ShellWord turns any text into one shell word, and quotes it only if necessary`()
    throws
  {
    let plain = ["Campaigns/2026-11-22-220000", "1-AQ", "a@b:c,d+e_f"]
    #expect(plain.map(ShellWord.quoted) == plain)
    let pieces = [
      "a", " ", "'", "\"", "$(touch x)", "`x`", "\\", "\n", "\u{1B}[1m", "*", "~", "#", "-n",
      "{a,b}",
      "ä", "é\u{202E}", "\u{7}7", ";", "&", "%s", "!", Self.hostile.replacing("\u{0}", with: ""),
    ]
    let text = try Generator.array(of: Generator<String>.element(of: pieces), 0...4).map {
      $0.joined()
    }
    let texts = (0..<300).map { (seed: UInt64) in
      var source = ChoiceSource(random: RandomBits(seed: seed))
      return text.generate(&source)
    }
    let words = texts.map(ShellWord.quoted).joined(separator: " ")
    expectTame(words.replacing("::", with: "").replacing("##[", with: ""))
    let result = try CommandTests.run(["-c", "printf '%s|' \(words)"], program: "/bin/bash")
    #expect(result.output == texts.map { "\($0)|" }.joined())
  }

  @Test func `JSON output preserves every text and escapes hidden characters`() throws {
    let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter(\.isHidden)
    let text = Self.hostile + String(String.UnicodeScalarView(scalars))
    let json = try JSON.text(of: [text])
    expectTame(json)
    let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test func `Readable characters aren't escaped`() {
    #expect("aé漢 👨‍👩‍👦❤️‹›…–“”\u{A0}\u{301}\u{200C}".visible.contains("\\u") == false)
    for (text, shown) in [
      (#"say \u{20AC}\u{1F600} \u{200B}\u{301}\u{1B}"#, #"say €😀 \u{200B}\u{301}\u{1B}"#),
      (#"\\u{20AC}"#, #"\\u{20AC}"#), (#"\u{D800}\u{20ac}"#, #"\u{D800}\u{20ac}"#),
    ] {
      #expect(text.withPrintableCharacters == shown)
    }
  }
}
