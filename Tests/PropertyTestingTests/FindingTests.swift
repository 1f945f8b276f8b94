import Foundation
import Testing

@testable import PropertyTesting

/// The results of failures: several bugs in one run, state that survives a case, explanations.
@Suite struct FindingTests {
  @Test func `Several bugs are found and shrunk each on its own`() {
    let claim = RunTests.claim(.int(in: 0...999_999)) { number in
      try require(number < 900_000, "large")
      try require(number % 100 != 17, "seventeen")
      try require(number < 500_000, "half")
    }
    var settings = RunSettings(cases: 10_000)
    settings.failures = 5
    let report = Run.check(claim, settings)
    #expect(Set(report.counterexamples.map(\.message)) == ["large", "seventeen", "half"])
    #expect(Set(report.counterexamples.map(\.input)).isSuperset(of: ["900000", "500000"]))
    #expect("\(report)".components(separatedBy: "\nand\n").count == 3)
  }

  @Test func `One bug is reported once`() {
    let claim = RunTests.claim(.int()) { try require($0 % 2 == 0) }
    var settings = RunSettings(cases: 10_000)
    settings.failures = 3
    #expect(Run.check(claim, settings).counterexamples.count == 1)
  }

  @Test func `What does not matter is marked`() throws {
    let claim = RunTests.claim(
      .int(in: 0...99), .array(of: .int(in: 0...9), 3...3), .string(of: "ab", 0...5)
    ) { number, list, _ in try require(number < 50 || list[1] != 4) }
    let found = try #require(Run.check(claim, RunSettings(cases: 100_000)).counterexample)
    #expect(found.input == "50\n[0, 4, 0]\n\"\"")
    #expect(found.explanation == "50\n[‹0›, 4, ‹0›]\n\"\"")
    #expect("\(found)".contains("(others of its kind between ‹ and › fail as well)"))
  }

  @Test func `Where all matters nothing is marked`() throws {
    let claim = RunTests.claim(.int(in: 0...99), .int(in: 0...99)) { try require($0 + $1 < 150) }
    let found = try #require(Run.check(claim, RunSettings(cases: 100_000)).counterexample)
    #expect(found.explanation == nil)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}

/// What a run reports about itself in addition to its verdict.
@Suite struct AdviceTests {
  @Test func `The least times of making and of all are compared`() throws {
    let share = try #require(
      Run.generationShare(of: [
        (.milliseconds(90), .milliseconds(100)), (.milliseconds(20), .milliseconds(80)),
        (.milliseconds(700), .milliseconds(900)),
      ]))
    #expect(share == 0.25)
    #expect(Run.generationShare(of: [(.milliseconds(3), .milliseconds(2))]) == 1)
    #expect(Run.generationShare(of: []) == nil)
  }

  @Test func `A long run is measured`() throws {
    let slow = RunTests.claim(.int()) { _ in
      let end = ContinuousClock.now + .milliseconds(1)
      while ContinuousClock.now < end {}
    }
    let report = Run.check(slow, RunSettings(cases: 600))
    #expect(report.generationShare != nil)
    // The texts of equal runs are equal but for their seconds.
    let text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    #expect(text.contains(#""seconds":"#) && !text.contains("generationShare"))
  }

  @Test func `Advice is given where making inputs takes nearly all`() {
    var report = Run.check(RunTests.claim(.int()) { _ in }, RunSettings(cases: 10))
    report.generationShare = 0.95
    #expect(report.advice == "\n  95% of the time went into generating inputs; make them smaller")
    report.generationShare = 0.9
    #expect(report.advice.isEmpty)
  }
}
