import PropertyCorpus
import Testing

@testable import PropertyTesting

/// Several workers give the same report as one.
@Suite struct WorkersTests {
  private static let lists = Generator<[Int]>.array(of: .int(in: 0...99_999), 0...12)

  /// Rare enough that it takes more than the cases that are checked one by one.
  private static let claim = RunTests.claim(lists) { list in
    try assume(list.first ?? 0 != 3)
    try require(!list.contains { $0 % 25_013 == 7 }, "seven")
    try require(list.count < 12 || list[11] > 200, "short")
  }

  private static func report(_ settings: RunSettings, _ workers: Workers) -> Report {
    var report = Run.check(claim, settings, workers: workers)
    report.seconds = 0
    report.generationShare = nil
    return report
  }

  @Test(arguments: 0..<12)
  func `The report is the same`(seed: UInt64) {
    for failures in 1...3 {
      var settings = RunSettings(cases: 60_000, seed: seed)
      settings.failures = failures
      let one = Self.report(settings, .one)
      #expect(one == Self.report(settings, .threads(2)))
      #expect(one == Self.report(settings, .threads(7)))
    }
  }

  /// The workers are not asked in order.
  @Test func `The order of workers does not matter`() {
    let backwards = Workers(count: 5) { count, body in (0..<count).reversed().forEach(body) }
    let settings = RunSettings(cases: 60_000, seed: 3)
    #expect(Self.report(settings, .one) == Self.report(settings, backwards))
  }

  @Test(arguments: [-1, 0, 1]) func `There is at least one worker`(count: Int) {
    #expect(Workers(count: count) { _, _ in }.count == 1)
  }
}
