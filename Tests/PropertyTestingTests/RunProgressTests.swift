import Testing

@testable import PropertyTesting

/// What a run says while it goes on.
@Suite struct RunProgressTests {
  @Test func `Each phase has its sentence`() {
    #expect("\(RunProgress(phase: .searching, cases: 7))" == "7 cases")
    let left: [(Int?, String)] = [
      (nil, "none simpler"), (0, "0 choices left"), (1, "1 choice left"), (2, "2 choices left"),
    ]
    for (count, words) in left {
      let progress = RunProgress(phase: .shrinking, cases: 7, shrinks: 3, choiceCount: count)
      #expect("\(progress)" == "shrinking; 3 inputs tried, \(words)")
    }
  }

  @Test func `A search tells of each batch of cases, and shrinking where it begins`() {
    var seen: [RunProgress] = []
    let claim = RunTests.claim(.int(in: 0...1 << 40)) { try require($0 < 1 << 39) }
    let report = Run.check(claim, RunSettings(cases: 1_000)) { seen.append($0) }
    let shrinking = seen.filter { $0.phase == .shrinking }
    #expect(shrinking.first?.shrinks == 0 && shrinking.first?.choiceCount == 1)
    #expect(shrinking.allSatisfy { $0.cases == report.cases })
    seen = []
    _ = Run.check(RunTests.claim(.int()) { _ in }, RunSettings(cases: 5_000)) { seen.append($0) }
    #expect(seen.map(\.cases) == seen.map(\.cases).sorted())
    #expect(seen.last?.cases == 5_001)
  }
}
