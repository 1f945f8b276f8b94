import FindingTasks
import Foundation
import Testing

@testable import bench

/// The benchmark of how soon planted bugs are found.
@Suite struct TaskBenchTests {
  static let path = "Tests/Bench/Ratchets/finding.tsv"
  private let key = TaskKey(
    workload: "sortedMap", mutant: "comparesKeys", property: "equality", generator: .hand)

  private func runs(_ cases: [Int?], engine: String = TaskRun.engine) -> [TaskRun] {
    cases.enumerated().map { seed, cases in
      TaskRun(
        engine: engine, workload: key.workload, mutant: key.mutant, property: key.property,
        generator: key.generator, seed: seed, found: cases != nil, cases: cases ?? 1_000,
        seconds: 0.5)
    }
  }

  private func row(_ cases: [Int?]) throws -> TaskRow {
    TaskRow(key, [try #require(TaskRow.Figures(runs(cases)))])
  }

  @Test func `A run that found nothing counts with all of its cases`() throws {
    let figures = try #require(TaskRow.Figures(runs([10, nil, 30, 500])))
    #expect(figures.found == 3 && figures.runs == 4 && figures.median == 30)
    #expect(figures.mean == 385 && figures.seconds == 0.5)
    #expect(TaskRow.Figures([]) == nil)
  }

  @Test func `A peer's run counts as far as the others went`() throws {
    var peers = try TaskPeers(reading: [])
    let lines = try runs([20, 700, nil], engine: "Peer").map { run in
      String(decoding: try JSONEncoder().encode(run), as: UTF8.self)
    }
    try peers.add(lines.joined(separator: "\n") + "\n", path: "peer.jsonl")
    let figures = try #require(peers.figures(key, limit: 300).first)
    #expect(peers.engines == ["Peer"] && figures.found == 1 && figures.median == 300)
    #expect(peers.figures(key, limit: 20_000).first?.found == 2)
    #expect(peers.figures(try #require(FindingTask.all.first).key, limit: 300).isEmpty)
  }

  @Test func `A peer is compared up to the limit of its runs`() throws {
    let peer = runs([100, nil, nil], engine: "Peer").map { $0.limited(to: 500) }
    let rows = [
      TaskRow(key, try [runs([2_000, nil]), peer].map { try #require(TaskRow.Figures($0)) }),
      TaskRow(
        key,
        try [runs([25]), runs([100], engine: "Peer")].map { try #require(TaskRow.Figures($0)) }),
    ]
    let report = TaskReport(rows: rows, engines: [TaskRun.engine, "Peer"])
    let line = report.comparison.markdown[2]
    #expect(line == "| Peer | hand | 500 | 2 | 1 | 0 | 2.00 |")
    #expect(report.summary.markdown[0].contains(" Peer up to 500: found "))
    #expect(report.summary.markdown.last?.hasPrefix("| sortedMap | hand | 2 | 75.0% |") == true)
    #expect(report.table.markdown[2].hasSuffix("| 500 (1/3) |"))
  }

  @Test(arguments: [
    "{}", "no JSON", #"{"engine": "Peer"}"#,
    """
    {"engine": "Peer", "workload": "sortedMap", "mutant": "none", "property": "equality", \
    "generator": "hand", "seed": 0, "found": true, "cases": 3, "seconds": 0}
    """,
  ])
  func `A peer's line that is no run is wrong use`(line: String) throws {
    try BuiltBench.withFile("\n" + line) { path in
      let result = try BuiltBench(["finding", "sortedMap", "--peers", path])
      #expect(result.isWrongUse && result.error.hasPrefix("error: \(path):2: "), "\(result)")
    }
  }

  /// A row of fifty runs, as the ratchet has.
  private func row(median: Int, found: Int) throws -> TaskRow {
    try row((0..<TaskRatchet.seeds).map { $0 < found ? median : nil })
  }

  @Test func `A row is worse if far fewer runs find it or its median more than doubles`() throws {
    let name = "sortedMap/comparesKeys/equality\thand"
    var ratchet = try TaskRatchet("\(name)\t50\t20\n", path: "")
    #expect(!ratchet.isWorse(try row(median: 40, found: 50)))
    #expect(ratchet.isWorse(try row(median: 41, found: 50)))
    #expect(!ratchet.isWorse(try row(median: 1, found: 46)))
    let worse = try row(median: 1, found: 40)
    #expect(ratchet.isWorse(worse))
    ratchet.improve(by: [worse])
    #expect(ratchet[worse] == .init(found: 50, median: 20))
    ratchet.improve(by: [try row(median: 6, found: 48)])
    #expect(ratchet.text.hasSuffix("\n\(name)\t48\t6\n"))
    #expect(try TaskRatchet(ratchet.text, path: "")[worse] == .init(found: 48, median: 6))
  }

  @Test func `The ratchet is of the tasks there are`() throws {
    let path = BuiltBench.root.appending(path: Self.path).path
    #expect(try TaskRatchet(reading: path).tasks == Set(FindingTask.all.map(\.key.line)))
  }

  /// The workloads' names, with tasks that take milliseconds.
  private let quick = ["finding", "sortedMap/addsSecond", "stack/losesEighth"]

  @Test func `The command measures the chosen tasks`() throws {
    let words = quick + ["--seeds", "3", "--cases", "500", "--generator", "hand"]
    let lines = try BuiltBench(words).output.split(separator: "\n")
    #expect(lines.count == 1 + 3 + 1 + 3 && lines[0].hasPrefix("task"))
    let markdown = try BuiltBench(words + ["--markdown"]).output.split(separator: "\n")
    #expect(markdown.count == 2 + 3 + 2 + 3)
    let json = Data(try BuiltBench(words + ["--json"]).output.utf8)
    #expect(try JSONDecoder().decode([Row].self, from: json).map(\.property).count == 3)
  }

  private struct Row: Decodable { let property: String }

  @Test func `The list has each task once`() throws {
    let lines = try BuiltBench(["finding", "--list"]).output.split(separator: "\n")
    #expect(lines.map(String.init).sorted() == Set(FindingTask.all.map(\.name)).sorted())
  }

  @Test func `A worse row exits one, and its ratchet stays`() throws {
    let name = "sortedMap/comparesKeys/equality"
    try BuiltBench.withFile("\(name)\thand\t50\t1\n") { path in
      let words = ["finding", name, "--generator", "hand", "--ratchet", path]
      for words in [words, words + ["--update"]] {
        let result = try BuiltBench(words)
        #expect(result.code == 1)
        #expect(result.output.contains("is worse than its ratchet"))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("\thand\t50\t1\n"))
    }
  }

  @Test(arguments: [
    ["--seeds", "0"], ["--cases=-1"], ["--generator", "luck"], ["nothing"], ["sorted"],
    ["--update", "--seeds", "3"], ["--ratchet", "nowhere"], ["--peers", "nowhere"],
  ])
  func `Wrong use is one line`(words: [String]) throws {
    let result = try BuiltBench(["finding"] + words)
    #expect(result.isWrongUse, "\(result)")
  }
}
