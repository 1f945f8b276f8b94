import Foundation
import PropertyConsole
import PropertyTesting
import Testing

@testable import PropertyCorpus
@testable import PropertyFuzzing

@Suite struct ObservationPageTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/Sums.small.jsonl" }

  init() throws { folder = try TemporaryFolder() }

  private func page(_ lines: [[String: Any]], cut: Int = 0) throws -> String {
    let texts = try lines.map { try JSONSerialization.data(withJSONObject: $0) }
    let text = Data(texts.joined(separator: Data("\n".utf8)))
    try text.dropLast(cut).write(to: URL(fileURLWithPath: path))
    return try ObservationPage(path: path).html.source
  }

  private func line(
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

  @Test func `The page of a run's observations shows the cases of the run`() throws {
    let claim = Claim(
      forAll: Generator.int(in: 0...1_000_000).classify("even") { $0 % 2 == 0 },
      named: PropertyName(chapter: "Sums", name: "small")
    ) { number in
      collect(number % 100, as: "end")
      try require(number < 999_000, "too large")
    }
    let place = TestPlace(test: nil, fileID: "A/A.swift", file: "/A/A.swift", line: 1)
    var defaults = PropertyDefaults()
    defaults.keepsFailures = false
    defaults.observations = folder.path
    _ = PropertyDefaults.$current.withValue(defaults) {
      TestRun(RunSettings(cases: 2_000), corpus: nil, choices: nil, at: place).searched(claim)
    }
    let page = try ObservationPage(path: path).html.source
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    for part in ["<h2>Sums/small</h2>", ">from 10<", ">even<", ">end<", "too large", "999000"] {
      #expect(page.contains(part), "\(part)")
    }
    for part in [" src=", "@import", "url(", "<link", "href=", "<script"] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test(arguments: ["</style><script>x()</script>", "<b>&amp;</b>", "\"' onload=x() '\""])
  func `Text in an observation never becomes markup`(text: String) throws {
    let page = try page([
      line([text: text, "n": 1], status: "failed", input: text, reason: text, property: text)
    ])
    #expect(!page.contains(text) && page.contains(HTML.escape(text)))
  }

  @Test func `Observations of other programs are read; lines without a case are ignored`() throws {
    let info: [String: Any] = [
      "type": "info", "title": "t", "content": ["a": 1], "property": "p", "run_start": 1,
    ]
    let page = try page([
      info, line(["event": "", "list": [1], "flag": true], how: NSNull()),
      line(status: "gave_up", input: "2"), line(input: "2", how: "shrinking"),
    ])
    #expect(page.contains("<p>3 cases: 2 from the search, with 2 different inputs, and 1 from "))
    #expect(page.contains(">another value<") && page.contains(">yes<"))
  }

  @Test(arguments: [
    ("link", "can't be read (it is a link that leads out of"), ("pipe", "can't be read (it is a"),
    (".", "can't be read (it is a folder"), ("none", "can't be read (no such file)"),
    ("other", "isn't an observation of a test case"),
  ])
  func `An unreadable observation file prints the reason`(name: String, reason: String) throws {
    #expect(symlink("/etc/hostname", "\(folder.path)/link") == 0)
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try Corpus.write(Array("{\"type\": \"test_case\"}\n".utf8), to: "\(folder.path)/other")
    let error = #expect(throws: UsageError.self) {
      try ObservationPage(path: "\(folder.path)/\(name)")
    }
    #expect(error?.description.contains(reason) == true)
  }
}
