import Foundation
import PropertyCorpus
import Testing

@testable import PropertyTesting

/// A run ends when its time is up, which isn't a failure.
@Suite struct DeadlineTests {
  /// A claim whose cases are slow; `claim` checks each case.
  private static func slow(
    _ numbers: Generator<Int> = .int(), _ claim: @escaping @Sendable (Int) throws -> Void = { _ in }
  ) -> Claim {
    RunTests.claim(numbers) {
      Thread.sleep(forTimeInterval: 0.002)
      try claim($0)
    }
  }

  private static func settings(_ seconds: Double, isExhaustive: Bool = false) -> RunSettings {
    var settings = RunSettings(cases: 20_000, isExhaustive: isExhaustive)
    settings.seconds = seconds
    return settings
  }

  @Test(arguments: [false, true], [1, 3])
  func `A search ends when its time is up, and the claim holds for the checked cases`(
    isExhaustive: Bool, workers: Int
  ) {
    let report = Run.check(
      Self.slow(), Self.settings(0.1, isExhaustive: isExhaustive), workers: .threads(workers))
    #expect(report.passed && report.isOutOfTime)
    #expect(report.cases > 0 && report.cases < 20_000)
    #expect(report.description.hasSuffix("; its time limit of 0.1 s was reached"))
    #expect((report.resumption != nil) == isExhaustive)
  }

  /// Late in a run, cases are drawn in batches of 511.
  @Test func `A run with slow cases ends on time even late in the run`() {
    let claim = Self.slow()
    var settings = Self.settings(0.02)
    settings.cases = 41_472
    var run = Run(
      claim: claim, settings: settings, workers: .one, progress: { _ in },
      report: Report(
        property: claim.property, subject: claim.subject, settings: settings, outcome: .holds),
      drawn: Cases(claim: claim, seed: settings.seed, constants: .none),
      deadline: Deadline(seconds: settings.seconds))
    run.sample(from: 40_961)
    #expect(!run.isSearching)
    #expect((1...20).contains(run.report.cases))
  }

  @Test func `An enumeration that ran out of time can be resumed`() {
    let slow = Self.slow(.int(in: 0...40))
    let first = Run.check(slow, Self.settings(0.02, isExhaustive: true))
    var settings = RunSettings(cases: 100, isExhaustive: true)
    settings.resumption = first.resumption
    let second = Run.check(slow, settings)
    #expect(first.cases + second.cases == 41)
    #expect(second.outcome == .proved(inputs: 41, upToSize: nil))
  }

  @Test func `A run that ends on time doesn't fail because of a required kind`() {
    let rare = Generator<Int>.int().cover("answers", atLeast: 0.9) { $0 == 42 }
    #expect(Run.check(Self.slow(rare), RunSettings(cases: 100)).passed == false)
    let report = Run.check(Self.slow(rare), Self.settings(0.05))
    #expect(report.outcome == .holds && report.isOutOfTime)
    var settings = Self.settings(60)
    settings.enough = RunSettings.Enough(cases: 1, seconds: 0.05)
    #expect(
      "\(Run.check(Self.slow(rare), settings))".hasSuffix("; its time limit of 0.05 s was reached"))
  }

  @Test func `The time limit of shrinking is as long as that of the search`() {
    // The example fails immediately, even if other processes use all cores.
    let false_ = Claim(forAll: .int(in: 0...Int.max), examples: [.max]) {
      if $0 < .max { Thread.sleep(forTimeInterval: 0.002) }
      try require($0 < 1000)
    }
    let whole = Run.check(false_, RunSettings())
    let short = Run.check(false_, Self.settings(0.004))
    #expect(short.counterexamples.count == 1)
    #expect(short.counterexample?.shrinks ?? .max < whole.counterexample?.shrinks ?? 0)
  }
}
