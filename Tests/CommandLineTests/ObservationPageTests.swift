import Foundation
import PropertyConsole
import PropertyTesting
import Testing

@testable import PropertyCorpus
@testable import PropertyFuzzing

/// The page that shows which inputs a property had.
@Suite struct ObservationPageTests {
  private static func write(_ lines: [[String: Any]], to folder: TemporaryFolder) throws -> String {
    let path = "\(folder.url.path)/Sums.small.jsonl"
    let texts = try lines.map { try JSONSerialization.data(withJSONObject: $0) }
    try Data(texts.joined(separator: Data("\n".utf8))).write(to: URL(fileURLWithPath: path))
    return path
  }

  private static func line(
    _ features: [String: Any] = [:], status: String = "passed", input: String = "1",
    reason: String = "", property: String = "Sums/small", how: Any = "searching"
  ) -> [String: Any] {
    [
      "type": "test_case", "property": property, "run_start": 1.5, "status": status,
      "status_reason": reason, "representation": input, "arguments": [String: Any](),
      "how_generated": how, "features": features, "coverage": NSNull(),
      "timing": ["execute:test": 0.001, "generate:input": 0.0001], "metadata": [String: Any](),
    ]
  }

  @Test func `A run's lines become a page of its cases`() throws {
    let folder = try TemporaryFolder()
    let claim = Claim(
      forAll: Generator.int(in: 0...1_000_000).classify("even") { $0 % 2 == 0 },
      named: PropertyName(chapter: "Sums", name: "small")
    ) { number in
      collect(number % 100, as: "end")
      try require(number < 999_000, "too large")
    }
    let place = TestPlace(test: nil, fileID: "A/A.swift", file: "/A/A.swift", line: 1)
    var defaults = PropertyDefaults(keepsFailures: false)
    defaults.observations = folder.url.path
    _ = PropertyDefaults.$current.withValue(defaults) {
      TestRun(RunSettings(cases: 2_000), corpus: nil, choices: nil, at: place).searched(claim)
    }
    let page = try ObservationPage(path: "\(folder.url.path)/Sums.small.jsonl").html.source
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    for part in ["<h2>Sums/small</h2>", ">from 10<", ">even<", ">end<", "too large", "999000"] {
      #expect(page.contains(part), "\(part)")
    }
    for part in [" src=", "@import", "url(", "<link", "href=", "<script"] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test(arguments: ["</style><script>x()</script>", "<b>&amp;</b>", "\"' onload=x() '\""])
  func `No text of a line becomes markup`(text: String) throws {
    let folder = try TemporaryFolder()
    let line = Self.line(
      [text: text, "n": 1], status: "failed", input: text, reason: text, property: text)
    let page = try ObservationPage(path: Self.write([line], to: folder)).html.source
    #expect(!page.contains(text) && page.contains(HTML.escape(text)))
  }

  @Test func `Lines of other programs are read, and others than cases are left out`() throws {
    let folder = try TemporaryFolder()
    let info: [String: Any] = [
      "type": "info", "title": "t", "content": ["a": 1], "property": "p", "run_start": 1,
    ]
    let lines = [
      info, Self.line(["event": "", "list": [1], "flag": true], how: NSNull()),
      Self.line(status: "gave_up", input: "2"), Self.line(input: "2", how: "shrinking"),
    ]
    let page = try ObservationPage(path: Self.write(lines, to: folder)).html.source
    #expect(page.contains("<p>3 cases: 2 of the search, with 2 different inputs, and 1 of "))
    #expect(page.contains(">another value<") && page.contains(">yes<"))
  }

  @Test func `A line that is none is named`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.url.path)/x.jsonl"
    try Data("{\"type\": \"test_case\"}\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: UsageError("line 1 of \(path) isn't an observation of a test case")) {
      try ObservationPage(path: path)
    }
    #expect(throws: UsageError("\(path)2 can't be read (no such file); check the path")) {
      try ObservationPage(path: path + "2")
    }
  }

  @Test func `A file of more than a megabyte, whose last line is cut, is a page`() throws {
    let folder = try TemporaryFolder()
    let line = Self.line(input: String(repeating: "x", count: 700))
    let path = try Self.write(Array(repeating: line, count: 2_500), to: folder)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.count > Corpus.largestFile)
    try bytes.dropLast(5).write(to: URL(fileURLWithPath: path))
    let page = try ObservationPage(path: path).html.source
    #expect(page.contains("2,499 cases: ") && page.contains("The last line isn't complete"))
  }

  @Test(arguments: [
    ("link", "it is a link that leads out of"), ("pipe", "it is a FIFO"), (".", "it is a folder"),
  ])
  func `A file that can't be read is told with its reason`(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.url.path)/\(name)"
    #expect(symlink("/etc/hostname", "\(folder.url.path)/link") == 0)
    #expect(mkfifo("\(folder.url.path)/pipe", 0o600) == 0)
    let error = #expect(throws: UsageError.self) { try ObservationPage(path: path) }
    #expect(error?.description.contains("can't be read (\(reason)") == true)
  }
}
