import Foundation
import PropertyConsole
import Testing

@testable import input_rules

/// The benchmarks of finding and of fuzzing, without their instrumented programs.
@Suite struct FindingBenchTests {
  @Test(arguments: [
    // As SciPy's mannwhitneyu(…, use_continuity=True, method='asymptotic') says.
    (Array(1...10), Array(11...20), 0.0001827, 1.0),
    ([1, 3, 5, 7, 9], [2, 4, 6, 8, 10], 0.6761, 0.6), ([4, 4, 4], [4, 4, 4], 1, 0.5),
    ([5, 5, 9, 9], [1, 1, 5, 5], 0.08636, 0.125), ([], [1], 1, 0.5),
  ])
  func `The rank test is that of Mann and Whitney`(
    one: [Int], two: [Int], probability: Double, smaller: Double
  ) {
    let test = RankTest(one, two)
    #expect(abs(test.probability - probability) < 0.0001, "\(test)")
    #expect(test.smaller == smaller)
    let reverse = RankTest(two, one)
    #expect(abs(reverse.probability - test.probability) < 1e-9 && reverse.smaller == 1 - smaller)
  }

  private let row = FindingRow(
    mutant: "M", law: "L",
    runs: [
      "chance": [1200, 1100, nil].map { FindingRun(executions: $0, seconds: 2) },
      "plain": [nil, nil, 1500].map { FindingRun(executions: $0, seconds: 1) },
      "engine": [300, 200, 100].map { FindingRun(executions: $0, seconds: 3) },
    ], limit: 2000)

  @Test func `A run that found nothing counts as one more than the limit`() {
    #expect(row.executions(.plain) == [2001, 2001, 1500])
    #expect(row.median(.chance) == 1200 && row.median(.plain) == 2001)
    #expect(row.found(.plain) == 1 && row.seconds(.engine) == 3)
  }

  @Test func `The report compares the arms with chance`() {
    let quick = FindingRow(
      mutant: "Q", law: "L",
      runs: ["chance": [2], "plain": [3], "engine": [8]].mapValues {
        $0.map { FindingRun(executions: $0, seconds: 0) }
      }, limit: 2000)
    let report = FindingReport(rows: [row, quick], arms: [.chance, .plain, .engine])
    #expect(
      report.summary.lines.map { $0.split(separator: "  ").map { $0.trimmed } } == [
        [
          "arm", "found", "sum of medians", "processor time, s", "times chance", "sooner", "later",
          "over twice",
        ],
        ["chance", "3 of 4", "1,202", "2.0", "1.00", "0", "0", "0"],
        ["plain", "2 of 4", "2,004", "1.0", "1.58", "0", "0", "0"],
        ["engine", "4 of 4", "208", "3.0", "0.82", "0", "0", "1"],
      ])
    #expect(
      report.table(over: 1000).markdown == [
        "| mutant | law | chance | plain | engine |", "| --- | --- | --- | --- | --- |",
        "| M | L | 1,200 (2/3) | over 2,000 (1/3) | 200 |",
      ])
  }

  @Test func `What a fuzz program says at its end is read`() throws {
    let end = "INFO: property-fuzz: ended after 712 executions, 0.250 s of processor time\n"
    let holds = try FuzzerOutcome(log: "#1 INITED\n" + end, of: "M")
    #expect(holds.executions == 712 && holds.seconds == 0.25 && !holds.hasFailed)
    let fails = end + "==1== ERROR: libFuzzer: deadly signal"
    #expect(try FuzzerOutcome(log: fails, of: "M").hasFailed)
    let trouble = #expect(throws: UsageError.self) {
      try FuzzerOutcome(log: "error: no such property\n", of: "M")
    }
    #expect("\(try #require(trouble))" == "M wasn't fuzzed: error: no such property")
  }

  @Test func `Chance is the same for the same seed, and depends on it`() throws {
    let words = ["bench", "rules", "B32", "AstralHalves", "--arms", "chance", "--seeds", "3"]
    let lines = try (1...2).map { _ in try CommandTests.run(words + ["--json"]) }
    let counts = try lines.map { result in
      try result.output.split(separator: "\n").map { line in
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        return row.runs["chance"]?.map(\.executions) ?? []
      }
    }
    #expect(counts[0] == counts[1] && counts[0].count == 2 && counts[0][0].count == 3)
    #expect(Set(counts[0][1]).count > 1)
  }

  @Test func `Rows that are kept in a file aren't measured again`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let words = ["bench", "rules", "--arms", "chance", "--seeds", "2"]
    let kept = ["--rows", file.path]
    let first = try CommandTests.run(words + ["B32"] + kept)
    let text = try String(contentsOf: file, encoding: .utf8)
    let altered = text.replacing(/"executions":\d+/, with: "\"executions\":4321")
    try altered.write(to: file, atomically: true, encoding: .utf8)
    let second = try CommandTests.run(words + ["B32", "AstralHalves"] + kept)
    #expect(!first.output.contains("4,321") && second.output.contains("4,321"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && altered == lines[0] + "\n")
    // Fewer seeds than asked for are no answer.
    let third = try CommandTests.run(words.dropLast() + ["3", "B32"] + kept)
    #expect(!third.output.contains("4,321"))
    try "no row\n".write(to: file, atomically: true, encoding: .utf8)
    let wrong = try CommandTests.run(words + ["B32"] + kept)
    #expect(wrong.code == 2 && wrong.error.contains("line 1 of \(file.path) is no row"))
  }

  /// A row, as far as it is read again.
  private struct Row: Decodable {
    struct Run: Decodable { let executions: Int? }
    let runs: [String: [Run]]
  }

  @Test func `Labels are the tables without figures, at once`() throws {
    let words = ["bench", "rules", "B32", "--arms", "chance,engine", "--labels"]
    let finding = try CommandTests.run(words).output.split(separator: "\n")
    #expect(finding.count == 7 && finding[2].hasPrefix("| chance | … |"))
    #expect(finding.last == "| B32 | DeletionIsAlwaysAccepted | … | … |")
    let fuzzing = try CommandTests.run(["bench", "fuzzing", "--labels"]).output
    #expect(fuzzing.contains("| bare | … | … |"))
  }

  @Test(arguments: [
    ["rules", "--arms", "luck"], ["rules", "--seeds", "0"],
    ["rules", "--every", "0"], ["rules", "NoSuchMutant"], ["rules", "--workloads", "B32"],
    ["fuzzing", "--rounds", "0"], ["fuzzing", "--executions=-1"],
  ])
  func `Wrong use is one line before a build`(words: [String]) throws {
    let result = try CommandTests.run(["bench"] + words)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
  }

  @Test func `The fuzzed law is compared with the bare target`() {
    let speeds = FuzzingSpeeds([
      .law: 3e-5, .plain: 2.4e-5, .bare: 2e-5, .decoding: 1.5e-5, .idle: 0.9e-5,
    ])
    #expect(abs(speeds.timesBare - 1.5) < 1e-9)
    let sentence = """
      the law takes 1.50 times the bare target; decoding is 20 % of it, and mutating along parts \
      20 %
      """
    #expect(speeds.sentence == sentence)
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
