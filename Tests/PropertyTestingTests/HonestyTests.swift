import Testing

@testable import PropertyTesting

/// A run claims no more than it knows, whatever it is asked.
@Suite struct HonestyTests {
  @Test(arguments: [false, true])
  func `A run whose inputs were cut short proves nothing`(isExhaustive: Bool) {
    let lists = Generator<[Int]>.array(of: Generator { _ in 0 }, 65_530...65_545)
    let settings = RunSettings(cases: 100, isExhaustive: isExhaustive)
    let report = Run.check(RunTests.claim(lists) { try require($0.count < 65_540) }, settings)
    #expect(report.outcome == .unhealthy(problem: .tooLarge(choices: 65_536)))
  }

  @Test(arguments: ["3/5/99.99+", "3/5/1.1.1"])
  func `A resumption of another claim is refused`(word: String) throws {
    var settings = RunSettings(cases: 100, isExhaustive: true)
    settings.resumption = Resumption(word)
    let report = Run.check(RunTests.claim(.int(in: 0...9)) { _ in }, settings)
    #expect(report.outcome == .unhealthy(problem: .foreignResumption))
  }

  @Test func `A resumed enumeration reaches the end`() {
    #expect(Resumption("18446744073709551615/0/") == nil)
    var settings = RunSettings(cases: .max, isExhaustive: true)
    settings.resumption = Resumption("1/1/")
    let report = Run.check(RunTests.claim(.int(in: 0...9)) { _ in }, settings)
    #expect(report.outcome == .proved(inputs: 10, upToSize: nil))
  }

  @Test(arguments: [-1, 0])
  func `A run that should find no failure finds one`(failures: Int) {
    var settings = RunSettings(cases: 10)
    settings.failures = failures
    let report = Run.check(RunTests.claim(.int()) { _ in try require(false) }, settings)
    #expect(report.counterexamples.count == 1)
  }

  @Test func `A run that discards all inputs until its time ends is inconclusive`() {
    var settings = RunSettings(cases: .max)
    settings.seconds = 0.1
    let report = Run.check(RunTests.claim(.int()) { _ in try assume(false) }, settings)
    #expect(!report.isFine && "\(report)".contains("it applies to 0 of"))
  }

  @Test func `Parts that matter only together aren't marked`() throws {
    let claim = RunTests.claim(.int(in: 0...100), .int(in: 0...100)) {
      try require($0 != 0 && $1 != 0)
    }
    let found = try #require(Run.check(claim).counterexample)
    #expect(found.explanation == "‹0›\n0")
  }

  /// It holds the first time and fails ever after: no report may call that holding.
  @Test func `A failure of the second check is reported`() {
    let counter = Counter()
    let claim = RunTests.claim(.int()) { _ in try require(![3, 4, 5].contains(counter.next())) }
    #expect(!Run.check(claim).isFine)
  }
}
