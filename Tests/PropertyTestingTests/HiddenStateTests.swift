import Synchronization
import Testing

@testable import PropertyTesting

/// A claim that depends on time, order or global state is reported as such, and never shrunk.
@Suite struct HiddenStateTests {
  private static let numbers = Generator.int(in: 0...999)

  private static func state(in report: Report) throws -> HiddenState {
    guard case .unhealthy(.hiddenState(let state)) = report.outcome else {
      throw Failure("\(report)", at: "a report without hidden state")
    }
    return state
  }

  @Test(arguments: [100, 20_000])
  func `A failure that happens once is reported with its input and count`(period: Int) throws {
    let counter = Counter()
    let claim = RunTests.claim(Self.numbers, Self.numbers) { _, _ in
      try require(counter.next() % period != 0)
    }
    let report = Run.check(claim, RunSettings(cases: 30_000))
    let state = try Self.state(in: report)
    #expect(state.answers == [.failed, .held, .held])
    #expect(state.found.shrinks == 0)
    #expect(claim.describe(bytes: try Blob.decode(state.found.choices)) == state.found.input)
    let text = "\(report)"
    #expect(text.contains("result differs for the same input: it failed, then held\n"))
    #expect(text.contains("\n  after  case \(report.cases); it failed 1 of the 3 times"))
    #expect(text.hasSuffix("  repeat  choices: \"\(state.found.choices)\""))
  }

  /// Each case changes the state, so all inputs fail after some number of cases.
  @Test(arguments: [0, 2], [false, true])
  func `A claim that fails for all later inputs has state`(least: Int, isExhaustive: Bool) throws {
    let kept = Counter()
    let lists = Generator<[Int]>.array(of: .int(in: 0...9), 0...10)
    let claim = RunTests.claim(lists) { list in
      let isFull = kept.next() > 600
      try require(!isFull || list.count < least)
    }
    let settings = RunSettings(cases: 2_000, isExhaustive: isExhaustive)
    let report = Run.check(claim, settings)
    // An enumeration checks only the simplest input again, which fails only if `least` is 0.
    if least == 0 || !isExhaustive {
      #expect(try Self.state(in: report).answers == [.held, .failed])
    }
  }

  @Test func `A claim whose failure vanishes during shrinking has hidden state`() throws {
    let failures = Counter()
    let claim = RunTests.claim(Self.numbers) { number in
      try require(number < 300 || failures.next() > 6)
    }
    let state = try Self.state(in: Run.check(claim))
    #expect(state.found.shrinks > 0)
    #expect(state.answers == [.failed, .held, .held])
  }

  @Test func `A run checks a failing corpus input again before and after shrinking`() {
    let calls = Counter()
    let claim = RunTests.claim(Self.numbers) { _ in
      _ = calls.next()
      try require(false)
    }
    let settings = RunSettings(cases: 0, shrinkLimit: 0)
    let report = Run.check(claim, settings, corpus: [CorpusEntry(name: "kept", bytes: [1])])
    #expect(report.counterexample?.shrinks == 0)
    #expect(calls.next() == 1 + 1 + 1 + 1)
  }

  @Test func `A run without a failure checks only its first cases again`() {
    let calls = Counter()
    let claim = RunTests.claim(.int()) { _ in _ = calls.next() }
    #expect(Run.check(claim, RunSettings(cases: 500)).passed)
    #expect(calls.next() == 501 + 20 + 1)
  }

  @Test func `A run with another failure omits a failure that occurred only once`() {
    let counter = Counter()
    let claim = RunTests.claim(Self.numbers) { number in
      try require(number != 700, "always")
      try require(counter.next() != 3_000, "once")
    }
    var settings = RunSettings(cases: 20_000)
    settings.failures = 2
    #expect(Run.check(claim, settings).counterexamples.map(\.message) == ["always"])
  }

  @Test func `A claim whose assumption holds only sometimes has hidden state`() throws {
    let counter = Counter()
    let claim = RunTests.claim(Self.numbers) { _ in try assume(counter.next() % 9 != 0) }
    let report = Run.check(claim)
    #expect(try !Self.state(in: report).answers.contains(.failed))
    #expect("\(report)".contains("didn't apply"))
    #expect(!"\(report)".contains("found"))
  }

  @Test func `A claim whose replayed failure vanishes in the next check has hidden state`() throws {
    let counter = Counter()
    let claim = RunTests.claim(Self.numbers) { _ in try require(counter.next() != 1) }
    let report = try Run.replay(claim, choices: Blob.encode([1, 2]))
    #expect(try Self.state(in: report).answers == [.failed, .held, .held])
    #expect("\(report)".contains("after  these choices; it failed 1 of the 3 times"))
  }
}
