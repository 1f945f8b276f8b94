import Testing

@testable import bench

/// Shrinking is as good as it ever was: seeds and inputs are the same everywhere, in debug and
/// release builds, so the figures are exact.
@Suite struct ShrinkingBenchTests {
  private func ratchet() throws -> Ratchet {
    let path = BuiltBench.root.appending(path: "Tests/Bench/Ratchets/shrinking.tsv").path
    return try Ratchet(ShrinkingRow.ratchet, reading: path)
  }

  @Test(arguments: Challenge.all)
  func `Every random seed shrinks to the simplest in few evaluations`(challenge: Challenge) throws {
    let row = ShrinkingRow(challenge)
    let kept = try #require(try ratchet()[row], "run bench shrinking --update")
    #expect(row.figures.reached == 100 && row.answers == 1)
    // If it is better, the ratchet must be updated: bench shrinking --update.
    #expect(row.figures == kept)
    let references = [challenge.references.hypothesis, challenge.references.exhaust]
    // Theirs begin with small inputs, ours with those that find most.
    if let best = references.compactMap({ $0 }).min() {
      #expect(row.figures.inputs <= Double(best) * 1.1)
    }
  }

  @Test func `The ratchet lists exactly the present challenges`() throws {
    #expect(try ratchet().lines == Set(Challenge.all.map(\.name)))
  }

  @Test func `The command prints a table, and exits 1 if a row is worse than its ratchet`() throws {
    let result = try BuiltBench(["shrinking", "reverse", "distinct"])
    #expect(result.code == 0 && result.output.hasPrefix("challenge"))
    #expect(result.output.split(separator: "\n").count == 3)
    try BuiltBench.withFile("reverse\t100\t1\n") { path in
      let worse = try BuiltBench(["shrinking", "reverse", "--ratchet", path, "--update"])
      #expect(worse.code == 1 && worse.output.contains("reverse is worse than its ratchet"))
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("reverse\t100\t1.00\n"))
    }
  }
}
