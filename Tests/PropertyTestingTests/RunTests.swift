import Testing

@testable import PropertyTesting

/// The order of a run's inputs, and the reports of inconclusive runs.
@Suite struct RunTests {
  static func claim<each Input>(
    _ generators: repeat Generator<each Input>,
    claiming claim: @escaping @Sendable (repeat each Input) throws -> Void
  ) -> Claim {
    Property<Void>(
      forAll: repeat each generators, named: PropertyName(chapter: "Tests", name: "Example")
    ) { (_: Void, input: repeat each Input) in try claim(repeat each input) }
    .about((), named: "")
  }

  @Test func `A run checks the corpus inputs first`() throws {
    let claim = Self.claim(.int(in: 0...255)) { try require($0 != 77) }
    let entry = CorpusEntry(name: "seventy-seven", bytes: [77])
    let found = try #require(
      Run.check(claim, RunSettings(cases: 0), corpus: [entry]).counterexample)
    #expect(found.entry == "seventy-seven")
    #expect(found.casesBefore == 1)
  }

  @Test func `A run that discards every input stops and is inconclusive`() {
    let report = Run.check(Self.claim(.int()) { _ in try assume(false) })
    #expect(report.outcome == .unhealthy(problem: .fewValid(valid: 0, of: 1_001)))
  }

  @Test func `An enumeration doesn't count inputs from a corpus`() {
    let kept = (0..<5).map { CorpusEntry(name: "\($0)", bytes: [UInt8($0)]) }
    let settings = RunSettings(cases: 4, isExhaustive: true)
    let report = Run.check(Self.claim(.int(in: 0...3)) { _ in }, settings, corpus: kept)
    #expect(report.outcome == .proved(inputs: 4, upToSize: nil))
  }

  @Test func `A run with an unusable generator ends before its first input`() {
    let problem = HealthProblem.trappedGenerator(message: "trapped", choices: "1-")
    var claim = Self.claim(.int()) { _ in }
    claim.trial = { _, _ in problem }
    let report = Run.check(claim)
    #expect(report.outcome == .unhealthy(problem: problem) && report.cases == 0)
  }
}

/// A replay code is used only with a generator that reads it as the original generator did.
@Suite struct ReplayFitTests {
  private static func word(_ generator: Generator<[Int]>) throws -> String {
    let found = Run.check(RunTests.claim(generator) { try require($0.count < 3) })
    return try #require(found.counterexample).choices
  }

  @Test func `A replay code of a changed generator is refused`() throws {
    let word = try Self.word(.array(of: .int(in: 500...1_000), 0...9).map { $0.map { $0 + 1 } })
    let narrower = RunTests.claim(.array(of: .bool(), 0...2)) { _ in }
    let error = #expect(throws: BlobError.self) { try Run.replay(narrower, choices: word) }
    #expect(error == .misfit(word))
    #expect("\(try #require(error))".hasSuffix("omit it, and find the failure again"))
  }

  @Test func `A replay code fits any generator that reads it in the same way`() throws {
    let word = try Self.word(.array(of: .int(in: 0...9), 0...9))
    for upper in [9, 8] {
      let claim = RunTests.claim(.array(of: .int(in: 0...upper), 0...9)) {
        try require($0.count < 3)
      }
      #expect(try Run.replay(claim, choices: word).counterexample?.input == "[0, 0, 0]")
    }
  }
}

@Suite struct RunProgressTests {
  @Test func `A search reports the progress of each batch and of shrinking`() {
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

/// A report never claims more than the run has shown.
@Suite struct HonestyTests {
  @Test(arguments: [false, true])
  func `A run whose inputs were cut short is inconclusive`(isExhaustive: Bool) {
    let lists = Generator<[Int]>.array(of: Generator { _ in 0 }, 65_530...65_545)
    let settings = RunSettings(cases: 100, isExhaustive: isExhaustive)
    let report = Run.check(RunTests.claim(lists) { try require($0.count < 65_540) }, settings)
    #expect(report.outcome == .unhealthy(problem: .tooLarge(choices: 65_536)))
  }

  @Test(arguments: ["3/5/99.99+", "3/5/1.1.1"])
  func `A run refuses a resumption of a different claim`(word: String) throws {
    var settings = RunSettings(cases: 100, isExhaustive: true)
    settings.resumption = Resumption(word)
    let report = Run.check(RunTests.claim(.int(in: 0...9)) { _ in }, settings)
    #expect(report.outcome == .unhealthy(problem: .foreignResumption))
  }

  @Test func `A resumed enumeration ends even with the largest number of cases`() {
    #expect(Resumption("18446744073709551615/0/") == nil)
    var settings = RunSettings(cases: .max, isExhaustive: true)
    settings.resumption = Resumption("1/1/")
    let report = Run.check(RunTests.claim(.int(in: 0...9)) { _ in }, settings)
    #expect(report.outcome == .proved(inputs: 10, upToSize: nil))
  }

  @Test(arguments: [-1, 0])
  func `A run reports a failure even if its settings request no failures`(failures: Int) {
    var settings = RunSettings(cases: 10)
    settings.failures = failures
    let report = Run.check(RunTests.claim(.int()) { _ in try require(false) }, settings)
    #expect(report.counterexamples.count == 1)
  }

  @Test func `A run that discards all inputs until its time ends is inconclusive`() {
    var settings = RunSettings(cases: .max)
    settings.seconds = 0.1
    let report = Run.check(RunTests.claim(.int()) { _ in try assume(false) }, settings)
    #expect(!report.passed && "\(report)".contains("only 0 of"))
  }

  @Test func `A report doesn't mark all parts of an input that matter only together`() throws {
    let claim = RunTests.claim(.int(in: 0...100), .int(in: 0...100)) {
      try require($0 != 0 && $1 != 0)
    }
    let found = try #require(Run.check(claim).counterexample)
    #expect(found.explanation == "‹0›\n0")
  }

  /// An input that holds at first and then fails must not count as holding.
  @Test func `A run reports a failure in the second check of an input`() {
    let counter = Counter()
    let claim = RunTests.claim(.int()) { _ in try require(![3, 4, 5].contains(counter.next())) }
    #expect(!Run.check(claim).passed)
  }

  @Test func `A resumed enumeration checks a failing input again and counts it once`() throws {
    var settings = RunSettings(cases: 100, isExhaustive: true)
    let failed = Run.check(RunTests.claim(.int(in: 0...9)) { try require($0 != 4) }, settings)
    settings.resumption = failed.resumption
    let fixed = Run.check(RunTests.claim(.int(in: 0...9)) { _ in }, settings)
    #expect(fixed.outcome == .proved(inputs: 10, upToSize: nil))
  }
}
