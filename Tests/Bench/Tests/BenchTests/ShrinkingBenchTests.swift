import Testing

@testable import bench

/// Shrinking is as good as it ever was: seeds and inputs are the same everywhere, in debug and
/// release builds, so the figures are exact.
@Suite struct ShrinkingBenchTests {
  static let path = "Tests/Bench/Ratchets/shrinking.tsv"

  private func ratchet() throws -> ShrinkingRatchet {
    try ShrinkingRatchet(reading: BuiltBench.root.appending(path: Self.path).path)
  }

  @Test(arguments: Challenge.all)
  func `Every seed comes to the simplest in few evaluations`(challenge: Challenge) throws {
    let row = ShrinkingRow(challenge)
    let kept = try #require(try ratchet()[challenge.name], "run bench shrinking --update")
    #expect(row.minimal == 100)
    #expect(row.answers == 1)
    // If it is better, the ratchet must be updated: bench shrinking --update.
    #expect(row.mean == kept.mean)
    #expect(kept.minimal == 100)
    let references = [row.hypothesis, row.exhaust].compactMap { $0 }
    // Theirs begin with small inputs, ours with those that find most.
    if let best = references.min() { #expect(row.mean <= Double(best) * 1.1) }
  }

  @Test func `The ratchet is of the challenges there are`() throws {
    #expect(try ratchet().challenges == Set(Challenge.all.map(\.name)))
  }

  @Test func `The ratchet only improves`() throws {
    let row = ShrinkingRow(try Challenge.named(["reverse"])[0], seeds: 5)
    var better = try ShrinkingRatchet("reverse\t100\t1.5\n", path: "")
    #expect(better.isWorse(row))
    better.improve(by: [row])
    #expect(better["reverse"] == .init(minimal: 100, mean: 1.5))
    var worse = try ShrinkingRatchet("reverse\t99\t900\n", path: "")
    #expect(!worse.isWorse(row))
    worse.improve(by: [row])
    #expect(worse["reverse"] == .init(minimal: 100, mean: row.mean))
    #expect(try ShrinkingRatchet(worse.text, path: "")["reverse"] == worse["reverse"])
  }

  @Test func `A malformed ratchet is wrong use`() throws {
    let error = #expect(throws: (any Error).self) {
      try ShrinkingRatchet("reverse\tmany\t3", path: "x.tsv")
    }
    #expect("\(try #require(error))" == "x.tsv:1: expected a challenge, a percentage and a mean")
  }

  @Test func `The command prints a table and exits one where worse`() throws {
    let result = try BuiltBench(["shrinking", "reverse", "distinct"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("challenge"))
    #expect(result.output.split(separator: "\n").count == 3)
    try BuiltBench.withFile("reverse\t100\t1\n") { path in
      let arguments = ["shrinking", "reverse", "--ratchet", path]
      for arguments in [arguments, arguments + ["--update"]] {
        let worse = try BuiltBench(arguments)
        #expect(worse.code == 1)
      }
      let text = try RatchetFile.text(of: path, mayBeMissing: false)
      #expect(text.hasSuffix("reverse\t100\t1.00\n"))
    }
  }
}
