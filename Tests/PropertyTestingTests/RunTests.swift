import PropertyExpectations
import Testing

@testable import PropertyTesting

/// A run: the order of evidence, repeatability, and its report when it is inconclusive.
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

  /// The canary: a run that can't find this finds nothing.
  @Test func `A false claim is found and shrunk`() throws {
    let report = Run.check(Self.claim(.int(in: 0...1_000_000)) { try require($0 < 5_000) })
    let found = try #require(report.counterexample)
    #expect(found.input == "5000")
    #expect(found.message == "the claim is false")
  }

  @Test func `The blob repeats the failure`() throws {
    let claim = Self.claim(.array(of: .int(), 0...20)) { try require($0.count < 7) }
    let found = try #require(Run.check(claim).counterexample)
    let bytes = try Blob.decode(found.choices)
    #expect(claim.describe(bytes: bytes) == found.input)
    #expect(claim.judge(bytes: bytes) != .holds)
    #expect(claim.canonical(bytes) == bytes)
  }

  @Test func `The corpus is judged first`() throws {
    let claim = Self.claim(.int(in: 0...255)) { try require($0 != 77) }
    let entry = CorpusEntry(name: "seventy-seven", bytes: [77])
    let found = try #require(
      Run.check(claim, RunSettings(cases: 0), corpus: [entry]).counterexample)
    #expect(found.entry == "seventy-seven")
    #expect(found.casesBefore == 1)
  }

  @Test func `Inputs that the claim does not speak of are counted`() {
    let claim = Self.claim(.int(in: 0...99_999)) { try assume($0 % 2 == 0) }
    let report = Run.check(claim, RunSettings(cases: 1_000))
    #expect(report.outcome == .holds)
    #expect((400...600).contains(report.discarded))
  }

  @Test func `A claim that speaks of nothing gives up`() {
    let report = Run.check(Self.claim(.int()) { _ in try assume(false) })
    #expect(report.outcome == .unhealthy(problem: .fewValid(valid: 0, of: 1_001)))
  }

  @Test func `What the corpus holds is not counted as enumerated`() {
    let kept = (0..<5).map { CorpusEntry(name: "\($0)", bytes: [UInt8($0)]) }
    let settings = RunSettings(cases: 4, isExhaustive: true)
    let report = Run.check(Self.claim(.int(in: 0...3)) { _ in }, settings, corpus: kept)
    #expect(report.outcome == .proved(inputs: 4, upToSize: nil))
  }

  /// A long case uses up its allowance at the same place whether it is sampled or replayed.
  @Test func `A case that uses up its allowance replays`() throws {
    let claim = Self.claim(.array(of: .int(in: 0...1), 0...60_000)) {
      try require($0.count < 30_000)
    }
    let settings = RunSettings(cases: 20, shrinkLimit: 0)
    let found = try #require(Run.check(claim, settings).counterexample)
    guard case .fails = claim.judge(bytes: found.bytes) else {
      Issue.record("the counterexample doesn't replay")
      return
    }
  }

  @Test func `A kind that is not reached fails the run`() {
    let numbers = Generator<Int>.int(in: 0...99_999).cover("odd", atLeast: 0.9) { $0 % 2 == 1 }
    #expect(Run.check(Self.claim(numbers) { _ in }).outcome == .notReached(labels: ["odd"]))
  }

  @Test func `What is wrong with a generator ends the run before its first input`() {
    let problem = HealthProblem.trappedGenerator(message: "trapped", choices: "1-")
    var claim = Self.claim(.int()) { _ in }
    claim.trial = { _, _ in problem }
    let report = Run.check(claim)
    #expect(report.outcome == .unhealthy(problem: problem) && report.cases == 0)
  }

  @Test func `Any error is a failure`() throws {
    struct Odd: Error {}
    let report = Run.check(Self.claim(.int()) { if $0 % 2 != 0 { throw Odd() } })
    #expect(try #require(report.counterexample).message == "the claim threw: Odd()")
  }
}
