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

  @Test
  func `The report compares the arms with chance, and counts the limit where nothing is found`()
    throws
  {
    func row(_ mutant: String, _ runs: [String: [Int?]]) -> FindingRow {
      FindingRow(
        mutant: mutant, law: "L",
        runs: runs.mapValues { $0.map { FindingRun(executions: $0, seconds: 1) } }, limit: 2000)
    }
    let slow = row(
      "M", ["chance": [1200, 1100, nil], "plain": [nil, nil, 1500], "engine": [300, 200, 100]])
    let quick = row("Q", ["chance": [2], "plain": [3], "engine": [8]])
    #expect(slow.executions(.plain) == [2001, 2001, 1500])
    let report = FindingReport(rows: [slow, quick], arms: [.chance, .plain, .engine])
    let rows = report.summary.lines.map { $0.split(separator: "  ").map { $0.trimmed } }
    #expect(rows[2] == ["plain", "2 of 4", "2,004", "2.0", "1.58", "0", "0", "0"])
    #expect(rows[3] == ["engine", "4 of 4", "208", "2.0", "0.82", "0", "0", "1"])
    let log = "INFO: property-fuzz: ended after 712 executions, 0.250 s of processor time\n"
    let outcome = try FuzzerOutcome(log: "#1 INITED\n" + log, of: "M")
    #expect(outcome.executions == 712 && outcome.seconds == 0.25 && !outcome.hasFailed)
    #expect(try FuzzerOutcome(log: log + "==1== ERROR: libFuzzer: ", of: "M").hasFailed)
    #expect(throws: UsageError.self) { try FuzzerOutcome(log: "error: no\n", of: "M") }
    let row = "| M | L | 1,200 (2/3) | over 2,000 (1/3) | 200 |"
    #expect(report.table(over: 1000).markdown.dropFirst(2) == [row])
  }

  @Test func `Chance is the same for the same seed, and depends on it`() throws {
    let words = ["bench", "rules", "B32", "AstralHalves", "--arms", "chance", "--json", "--seeds"]
    let counts = try ["3", "3"].map { seeds in
      try CommandTests.run(words + [seeds]).output.matches(of: /"executions":(\d+)/).map(\.output.1)
    }
    #expect(counts[0] == counts[1] && counts[0].count == 6 && Set(counts[0][3...]).count > 1)
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
    try CommandTests.run(words + ["B32"] + kept).expectWrongUse("line 1 of \(file.path) is no row")
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
