import Testing

@testable import PropertyTesting

/// A claim scores how close a case comes to a goal, and the run searches for higher scores.
@Suite struct TargetTests {
  /// A claim that is rarely false; it may have a target.
  struct Rare: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let claim: @Sendable (_ aims: Bool) -> Claim

    static let all = [rareSum, undoDepth, timeAtGap]

    private static let name = PropertyName(chapter: "Targets", name: "rare")

    static let rareSum = Rare(testDescription: "a rare sum") { aims in
      Claim(forAll: .array(of: .int(in: 0...100), 0...20), named: name) { list in
        let sum = list.reduce(0, +)
        if aims { target(sum, as: "sum") }
        try require(sum < 1_700)
      }
    }

    static let undoDepth = Rare(testDescription: "a deep undo stack") { aims in
      Claim(forAll: .array(of: .int(in: 0...3), 0...60), named: name) { commands in
        var (depth, deepest) = (0, 0)
        for command in commands {
          depth = command == 0 ? depth + 1 : command == 1 ? max(0, depth - 1) : depth
          deepest = max(deepest, depth)
        }
        if aims { target(deepest, as: "undo depth") }
        try require(deepest < 24)
      }
    }

    static let timeAtGap = Rare(testDescription: "a time nearest to a gap") { aims in
      Claim(forAll: .int(in: 0...31_535_999), named: name) { second in
        let distance = abs(second - 7_088_401)
        if aims { target(-distance, as: "distance") }
        try require(distance > 1)
      }
    }
  }

  /// For 20 seeds, the sorted numbers of cases before the failure, or of all cases if none fails.
  private static func cases(_ rare: Rare, aims: Bool) -> [Int] {
    (0..<20).map { seed in
      let settings = RunSettings(cases: 20_000, seed: UInt64(seed), shrinkLimit: 0)
      return Run.check(rare.claim(aims), settings).counterexample?.casesBefore ?? 20_000
    }.sorted()
  }

  @Test(arguments: Rare.all)
  func `A target finds a rare failure in a fifth of the cases`(_ rare: Rare) {
    let (with, without) = (Self.cases(rare, aims: true), Self.cases(rare, aims: false))
    print("target: \(rare.testDescription): \(with[9]) cases with it, \(without[9]) without")
    #expect(with[9] * 5 <= without[9])
  }

  @Test func `A report shows the largest number that each target reached`() throws {
    let claim = RunTests.claim(.int(in: 0...1_000_000), .int(in: 0...9)) { one, other in
      target(one, as: "one")
      target(-Double(other), as: "other")
      target(Double.infinity, as: "none")
    }
    let report = Run.check(claim)
    #expect(report.statistics.targets.map(\.label) == ["one", "other"])
    #expect(report.statistics.targets.map(\.value) == [1_000_000, 0])
    let cases = try #require(report.statistics.targets.first?.cases)
    #expect(cases > 1 && cases < 1_000)
    #expect("\(report)".contains("\n  reached 1000000 (one) after \(cases) cases"))
    #expect("\(report)".contains("\n  reached 0 (other) after 1 case"))
  }

  @Test func `A run with a target gives the same report with any number of workers`() {
    let all = Workers(count: 4) { count, body in
      for index in (0..<count).reversed() { body(index) }
    }
    let claim = Rare.rareSum.claim(true)
    let settings = RunSettings(cases: 3_000, seed: 5)
    var (one, other) = (Run.check(claim, settings), Run.check(claim, settings, workers: all))
    (one.seconds, other.seconds) = (0, 0)
    #expect(one == other)
  }
}
