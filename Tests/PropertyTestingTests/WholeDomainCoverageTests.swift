import PropertyExpectations
import Testing

@testable import PropertyTesting

/// A required kind is also required in a domain that was checked completely.
@Suite struct WholeDomainCoverageTests {
  private static let tens = RunTests.claim(
    Generator<Int>.int(in: 0...9).cover("ten", atLeast: 0.1) { $0 == 10 }
  ) { _ in }

  /// The report of a run over all of it: of some cases, enumerated or not.
  private static func report(
    _ generator: Generator<Int>, cases: Int = 1_000, isExhaustive: Bool,
    claiming claim: @escaping @Sendable (Int) throws -> Void = { _ in }
  ) -> Report {
    Run.check(
      RunTests.claim(generator, claiming: claim),
      RunSettings(cases: cases, isExhaustive: isExhaustive))
  }

  @Test(arguments: [false, true], [10, 11, 1_000, 100_000])
  func `A kind that no input is of is not reached`(isExhaustive: Bool, cases: Int) {
    let report = Run.check(Self.tens, RunSettings(cases: cases, isExhaustive: isExhaustive))
    #expect(report.outcome == .notReached(labels: ["ten"]))
    #expect(
      "\(report)" == """
        Example held, but the run did not reach: ten
          none of the 10 inputs that the claim applies to is of the kind “ten”; its share must be \
        at least 0.1
        """)
  }

  @Test(arguments: [false, true])
  func `A kind of inputs that the claim does not speak of is not reached`(isExhaustive: Bool) {
    let nines = Generator<Int>.int(in: 0...9).cover("nine", atLeast: 1e-9) { $0 == 9 }
    let report = Self.report(nines, isExhaustive: isExhaustive) { try assume($0 < 9) }
    #expect(report.outcome == .notReached(labels: ["nine"]))
    #expect("\(report)".contains("none of the 9 inputs that the claim applies to"))
  }

  /// Five of the ten inputs are odd, and so are about half of the random ones.
  @Test(arguments: [false, true])
  func `A share is that of the inputs that chance draws`(isExhaustive: Bool) {
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
  func `An enumeration that goes on knows of all inputs`(step: Int) throws {
    let small = Generator<Int>.int(in: 0...9)
    for (generator, isReached) in [
      (small.cover("ten", atLeast: 0.1) { $0 == 10 }, false),
      (small.cover("ten", atLeast: 0.001) { $0 == 10 }, false),
      (small.cover("zero", atLeast: 0.001) { $0 == 0 }, true),
    ] {
      var settings = RunSettings(cases: step, isExhaustive: true)
      var report = Run.check(RunTests.claim(generator) { _ in }, settings)
      while let resumption = report.resumption {
        #expect(report.isFine)
        settings.resumption = resumption
        report = Run.check(RunTests.claim(generator) { _ in }, settings)
      }
      #expect(report.isFine == isReached, "\(report)")
    }
  }

  @Test func `The smallest inputs of a large domain demand no kind`() {
    let large = Generator<Int>.int(in: 0...99_999).cover("large", atLeast: 0.4) { $0 > 50_000 }
    let report = Self.report(large, cases: 100, isExhaustive: true)
    #expect(report.outcome == .proved(inputs: 64, upToSize: 6))
  }

  @Test(arguments: [false, true])
  func `Certainty is sought of a whole domain too`(isExhaustive: Bool) {
    let rare = Generator<Bool>.bool(0.09).cover("rare", atLeast: 0.12) { $0 }
    var settings = RunSettings(cases: .max, isExhaustive: isExhaustive)
    settings.decidesCoverage = true
    let report = Run.check(RunTests.claim(rare) { _ in }, settings)
    #expect(report.outcome == .notReached(labels: ["rare"]))
    #expect(report.cases <= 3)
  }
}
