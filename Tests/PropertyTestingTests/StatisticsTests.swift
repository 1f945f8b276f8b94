import Synchronization
import Testing

@testable import PropertyTesting

/// Kinds are counted once per case, and a share is missed only if that is certain.
@Suite struct StatisticsTests {
  @Test func `A kind noticed twice in a case counts once`() throws {
    var statistics = Statistics()
    let hit = Observation(label: "x", minimum: 0, isHit: true)
    let miss = Observation(label: "x", minimum: 0, isHit: false)
    statistics.count([miss, hit, hit])
    statistics.count([miss])
    let kind = try #require(statistics.kinds.first)
    #expect(statistics.cases == 2 && kind.hits == 1)
  }

  @Test(arguments: [(100, 2, false), (2_000, 2, true), (10_000, 190, false), (10_000, 100, true)])
  func `A share is missed only where that is certain`(cases: Int, hits: Int, isMissed: Bool) {
    var statistics = Statistics()
    for index in 0..<cases {
      statistics.count([Observation(label: "x", minimum: 0.02, isHit: index < hits)])
    }
    #expect(statistics.missed.isEmpty == !isMissed)
  }
}

/// Which cases are counted, and when it is certain for each share.
@Suite struct CoverageTests {
  private static func report(
    chance: Double, minimum: Double, isDecided: Bool = true
  ) -> Report {
    let flags = Generator<Int>.int(in: 0...99_999).cover("rare", atLeast: minimum) {
      Double($0) < chance * 100_000
    }
    var settings = RunSettings(cases: 200)
    settings.decidesCoverage = isDecided
    return Run.check(RunTests.claim(flags) { _ in }, settings)
  }

  @Test func `Cases that go on are no cases from before`() {
    let seen = Mutex<Set<[Int]>>([])
    let lists = Generator<[Int]>.array(of: .int(), count: 3)
    let never = lists.cover("never", atLeast: 0.001) { _ in false }
    let claim = RunTests.claim(never) { list in _ = seen.withLock { $0.insert(list) } }
    #expect(Run.check(claim, RunSettings(cases: 3_000)).cases == 6_001)
    #expect(seen.withLock { $0.count } > 5_400)
  }

  @Test(arguments: [(0.0, 500), (0.1, 1_000)])
  func `A quarter of the first 2,000 cases is counted, or half for a share`(
    minimum: Double, count: Int
  ) {
    let odd = Generator<Int>.int().cover("odd", atLeast: minimum) { $0 % 2 != 0 }
    let report = Run.check(RunTests.claim(odd) { _ in }, RunSettings(cases: 3_000))
    #expect(report.statistics.cases == count)
  }

  @Test func `A share that is missed by little is found`() {
    let report = Self.report(chance: 0.09, minimum: 0.15)
    #expect(report.outcome == .notReached(labels: ["rare"]))
    #expect(report.cases > 200)
  }

  /// The share of 200 cases is no evidence, and neither is that of twice as many.
  @Test(arguments: [
    (0.05, 0.05, true, 201), (0, 0, true, 201), (0, 0.02, true, 401), (0, 0.1, false, 0),
  ])
  func `A kind that was not seen is sought in as many cases again`(
    chance: Double, minimum: Double, isFine: Bool, cases: Int
  ) {
    let report = Self.report(chance: chance, minimum: minimum, isDecided: false)
    #expect(report.isFine == isFine)
    #expect(isFine ? report.cases == cases : (202..<401).contains(report.cases))
  }

  @Test func `What fails while certainty is sought is a counterexample`() throws {
    let flags = Generator<Bool>.bool(0.1).cover("tenth", atLeast: 0.11) { $0 }
    let numbers = Generator<Int>.int(in: 0...99_999)
    let claim = RunTests.claim(flags, numbers) { try require($1 % 2_500 != 1_321 || $0) }
    var settings = RunSettings(cases: 200)
    settings.decidesCoverage = true
    let found = try #require(Run.check(claim, settings).counterexample)
    #expect(found.values(of: flags, numbers).1 % 2_500 == 1_321 && found.casesBefore > 201)
  }
}
