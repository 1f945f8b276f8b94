import FindingTasks
import PropertyTesting
import Testing

@testable import bench

/// The tasks of `bench finding`: the libraries are correct, every bug can be found, and the ratchet
/// reports tasks that have become worse.
@Suite struct FindingBenchTests {
  private static let tasks = Dictionary(grouping: FindingTask.all, by: \.name)

  @Test(arguments: FindingTask.references)
  func `The properties of each library hold if no bug is planted`(task: FindingTask) {
    let report = Run.check(task.claim, RunSettings(cases: 2_000))
    #expect(report.passed, "\(report)")
  }

  @Test(arguments: tasks.keys.sorted())
  func `A search finds a failure for each mutant`(name: String) {
    let isFound = (UInt64(0)..<10).contains { seed in
      Self.tasks[name, default: []].contains { task in
        let settings = RunSettings(cases: 20_000, seed: seed, shrinkLimit: 0)
        return Run.check(task.claim, settings).counterexample != nil
      }
    }
    #expect(isFound)
  }

  @Test func `The ratchet has rows for all forty pairs of a mutant and a property`()
    throws
  {
    #expect(Self.tasks.count == 40)
    let path = BuiltBench.root.appending(path: "Tests/Bench/Ratchets/finding.tsv").path
    let ratchet = try Ratchet(reading: path)
    #expect(ratchet.lines == Set(FindingTask.all.map { FindingRow($0, [Self.run(1)]).line }))
  }

  /// A run that found a failure after `cases` cases or, if `cases` is `nil`, checked 1,000 cases
  /// without finding a failure.
  private static func run(_ cases: Int?) -> TaskRun {
    TaskRun(found: cases != nil, cases: cases ?? 1_000, seconds: 0.5)
  }

  @Test func `In the median, a run without a failure counts with all of its cases`() throws {
    let row = FindingRow(FindingTask.all[0], [10, nil, 30, 500].map(Self.run))
    #expect(row.figures == .init(reached: 3, inputs: 30))
    #expect(row.runs == 4 && row.mean == 385 && row.seconds == 0.5)
  }

  /// A row for fifty runs, the number for which the ratchet has results.
  private static func row(median: Int, found: Int) -> FindingRow {
    FindingRow(FindingTask.all[0], (0..<50).map { run($0 < found ? median : nil) })
  }

  @Test func `A row is worse if fewer runs find the bug or the median more than doubles`() throws {
    let name = Self.row(median: 1, found: 50).line
    var ratchet = try Ratchet("\(name)\t50\t20\n", path: "")
    #expect(!ratchet.isWorse(Self.row(median: 40, found: 50)))
    #expect(ratchet.isWorse(Self.row(median: 41, found: 50)))
    #expect(!ratchet.isWorse(Self.row(median: 1, found: 46)))
    let worse = Self.row(median: 1, found: 40)
    #expect(ratchet.isWorse(worse))
    ratchet.improve(by: [worse])
    #expect(ratchet[worse] == .init(reached: 50, inputs: 20))
    ratchet.improve(by: [Self.row(median: 6, found: 48)])
    #expect(ratchet.text.hasSuffix("\n\(name)\t48\t6\n"))
  }

  @Test func `The bench command exits with 1 if a measured task is worse`() throws {
    let words = ["finding", "stack/losesEighth"]
    let lines = try BuiltBench(words + ["--seeds", "3", "--cases", "500"]).output
    #expect(lines.split(separator: "\n").count == 3 && lines.hasPrefix("task"))
    try BuiltBench.withFile("stack/losesEighth/model\thand\t50\t1\n") { path in
      let result = try BuiltBench(words + ["--ratchet", path])
      #expect(result.code == 1 && result.output.contains("is worse than the recorded result"))
    }
  }
}
