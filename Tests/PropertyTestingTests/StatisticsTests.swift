import Synchronization
import Testing

@testable import PropertyTesting

/// Kinds are counted once in each case, and a share is reported as missed only if that is certain.
@Suite struct StatisticsTests {
  @Test func `A kind that occurs twice in a case counts once`() throws {
    var statistics = Statistics()
    let hit = Observation(label: "x", minimum: 0, isHit: true)
    let miss = Observation(label: "x", minimum: 0, isHit: false)
    statistics.count([miss, hit, hit])
    statistics.count([miss])
    let kind = try #require(statistics.kinds.first)
    #expect(statistics.cases == 2 && kind.hits == 1)
  }

  @Test(arguments: [(100, 2, false), (2_000, 2, true), (10_000, 190, false), (10_000, 100, true)])
  func `A share counts as missed only if that is certain`(cases: Int, hits: Int, isMissed: Bool) {
    var statistics = Statistics()
    for index in 0..<cases {
      statistics.count([Observation(label: "x", minimum: 0.02, isHit: index < hits)])
    }
    #expect(statistics.missed.isEmpty == !isMissed)
  }

  @Test func `A chart has a bar for each kind, proportional to the kind's share`() {
    var statistics = Statistics()
    for index in 0..<8 {
      statistics.count([
        Observation(label: "all", minimum: 0, isHit: true),
        Observation(label: "a quarter of them, with a long label", minimum: 0.25, isHit: index < 2),
        Observation(label: "none", minimum: 0, isHit: false),
      ])
    }
    let bar = { String(repeating: "█", count: $0) + String(repeating: " ", count: 24 - $0) }
    #expect(
      statistics.chart == """
        all                       \(bar(24)) 100.0 %
        a quarter of them, with…  \(bar(6))  25.0 %, at least 25.0 %
        none                      \(bar(0))   0.0 %
        """)
    #expect(statistics.chart.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(Statistics().chart.isEmpty)
  }
}

/// The number of cases that are counted until each required share is certain.
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

  @Test func `A run that needs more cases for coverage repeats no earlier case`() {
    let seen = Mutex<Set<[Int]>>([])
    let lists = Generator<[Int]>.array(of: .int(), count: 3)
    let never = lists.cover("never", atLeast: 0.001) { _ in false }
    let claim = RunTests.claim(never) { list in _ = seen.withLock { $0.insert(list) } }
    #expect(Run.check(claim, RunSettings(cases: 3_000)).cases == 6_001)
    #expect(seen.withLock { $0.count } > 5_400)
  }

  @Test func `A run that decides coverage fails even if a share is missed narrowly`() {
    let report = Self.report(chance: 0.09, minimum: 0.15)
    #expect(report.outcome == .notReached(labels: ["rare"]))
    #expect(report.cases > 200)
  }

  /// The share in 200 cases isn't enough evidence, and neither is the share in 400.
  @Test(arguments: [
    (0.05, 0.05, true, 201), (0, 0, true, 201), (0, 0.02, true, 401), (0, 0.1, false, 0),
  ])
  func `A run checks twice as many cases to find a kind that didn't occur`(
    chance: Double, minimum: Double, passed: Bool, cases: Int
  ) {
    let report = Self.report(chance: chance, minimum: minimum, isDecided: false)
    #expect(report.passed == passed)
    #expect(passed ? report.cases == cases : (202..<401).contains(report.cases))
  }

  @Test func `A run also reports a failure in additional cases for coverage`() throws {
    let flags = Generator<Bool>.bool(0.1).cover("tenth", atLeast: 0.11) { $0 }
    let numbers = Generator<Int>.int(in: 0...99_999)
    let claim = RunTests.claim(flags, numbers) { try require($1 % 2_500 != 1_321 || $0) }
    var settings = RunSettings(cases: 200)
    settings.decidesCoverage = true
    let found = try #require(Run.check(claim, settings).counterexample)
    #expect(found.values(of: flags, numbers).1 % 2_500 == 1_321 && found.casesBefore > 201)
  }

  @Test(arguments: [(0.0, 500), (0.1, 1_000)])
  func `A run counts kinds in 500 cases, or in 1,000 if a share is required`(
    minimum: Double, count: Int
  ) {
    let odd = Generator<Int>.int().cover("odd", atLeast: minimum) { $0 % 2 != 0 }
    let report = Run.check(RunTests.claim(odd) { _ in }, RunSettings(cases: 3_000))
    #expect(report.statistics.cases == count)
  }
}

/// A kind is also required in a domain that is checked completely.
@Suite struct WholeDomainCoverageTests {
  private static let tens = RunTests.claim(
    Generator<Int>.int(in: 0...9).cover("ten", atLeast: 0.1) { $0 == 10 }
  ) { _ in }

  /// The report of a run over the whole domain, with or without an enumeration.
  private static func report(
    _ generator: Generator<Int>, cases: Int = 1_000, isExhaustive: Bool,
    claiming claim: @escaping @Sendable (Int) throws -> Void = { _ in }
  ) -> Report {
    Run.check(
      RunTests.claim(generator, claiming: claim),
      RunSettings(cases: cases, isExhaustive: isExhaustive))
  }

  @Test(arguments: [false, true], [10, 11, 1_000, 100_000])
  func `A run reports a required kind that no input belongs to`(isExhaustive: Bool, cases: Int) {
    let report = Run.check(Self.tens, RunSettings(cases: cases, isExhaustive: isExhaustive))
    #expect(report.outcome == .notReached(labels: ["ten"]))
    #expect(
      "\(report)" == """
        Example held, but the run did not reach: ten
          of 10 inputs that the claim applies to, 0 are of the kind “ten”; its share must be \
        at least 0.1
        """)
  }

  @Test(arguments: [false, true])
  func `A discarded input doesn't count toward a required kind`(isExhaustive: Bool) {
    let nines = Generator<Int>.int(in: 0...9).cover("nine", atLeast: 1e-9) { $0 == 9 }
    let report = Self.report(nines, isExhaustive: isExhaustive) { try assume($0 < 9) }
    #expect(report.outcome == .notReached(labels: ["nine"]))
    #expect("\(report)".contains("of 9 inputs that the claim applies to, 0 are"))
    let lists = Generator<[Bool]>.array(of: .bool(), 1...20).cover("true", atLeast: 1e-9) { $0[0] }
    let claim = RunTests.claim(lists) { try assume(!$0[0]) }
    let kinds = Run.check(claim, RunSettings(isExhaustive: isExhaustive)).statistics.kinds
    #expect(kinds.allSatisfy { $0.hits == 0 })
  }

  /// Five of the ten inputs are odd, as are about half of the random inputs.
  @Test(arguments: [false, true])
  func `A required share is a share of randomly drawn inputs`(isExhaustive: Bool) {
    func report(atLeast minimum: Double) -> Report {
      let odd = Generator<Int>.int(in: 0...9).cover("odd", atLeast: minimum) { $0 % 2 == 1 }
      return Self.report(odd, isExhaustive: isExhaustive)
    }
    #expect(report(atLeast: 0.4).outcome == .proved(inputs: 10, upToSize: nil))
    #expect(report(atLeast: 0.7).outcome == .notReached(labels: ["odd"]))
    #expect("\(report(atLeast: 0.7))".contains(" of 1000 inputs were of the kind “odd”; "))
    let counted = report(atLeast: 0.4).statistics
    #expect(counted.inputs == 10 && counted.kinds.first?.inputs == 5 && counted.cases == 1_000)
  }

  @Test(arguments: [1, 3, 9, 10])
  func `A resumed enumeration counts kinds over all inputs`(step: Int) throws {
    let small = Generator<Int>.int(in: 0...9)
    for (generator, isReached) in [
      (small.cover("ten", atLeast: 0.1) { $0 == 10 }, false),
      (small.cover("ten", atLeast: 0.001) { $0 == 10 }, false),
      (small.cover("zero", atLeast: 0.001) { $0 == 0 }, true),
    ] {
      var settings = RunSettings(cases: step, isExhaustive: true)
      var report = Run.check(RunTests.claim(generator) { _ in }, settings)
      while let resumption = report.resumption {
        #expect(report.passed)
        settings.resumption = resumption
        report = Run.check(RunTests.claim(generator) { _ in }, settings)
      }
      #expect(report.passed == isReached, "\(report)")
    }
  }

  @Test func `An enumeration of only the smallest inputs requires no kind`() {
    let large = Generator<Int>.int(in: 0...99_999).cover("large", atLeast: 0.4) { $0 > 50_000 }
    let report = Self.report(large, cases: 100, isExhaustive: true)
    #expect(report.outcome == .proved(inputs: 64, upToSize: 6))
  }

  @Test func `A replay requires no kind`() throws {
    #expect(try Run.replay(Self.tens, choices: "1-").passed)
    #expect(try Run.replay(Self.tens, choices: "1-Bw").passed)
  }
}
