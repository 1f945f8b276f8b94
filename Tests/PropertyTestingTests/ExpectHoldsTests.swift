import Foundation
import PropertyCorpus
import PropertyTesting
import Synchronization
import Testing

@testable import PropertyExpectations

/// The functions for Swift Testing.
@Suite struct ExpectHoldsTests {
  @Test func `expectHolds records an issue with the counterexample`() {
    withKnownIssue {
      expectHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    } matching: { issue in
      "\(issue)".contains("50 is too large") && "\(issue)".contains("choices: \"1-")
    }
  }

  @Test func `The file named in a report repeats the failure`() throws {
    let lists = Generator.array(of: .int(in: 0...999_999_999), 0...90)
    let claim = Claim(forAll: lists) { try require($0.reduce(0, +) < 40_000_000_000, "too much") }
    let found = try #require(Run.check(claim).counterexample)
    let text = Mutex("")
    withKnownIssue {
      expectHolds(claim)
    } matching: { issue in
      text.withLock { $0 = "\(issue)" }
      return !"\(issue)".contains(found.choices)
    }
    let shown = text.withLock { $0 }
    let path = try #require(shown.firstMatch(of: /choices: "([^"]+\.choices)"/)?.output.1)
    withKnownIssue {
      expectHolds(claim, choices: String(path))
    } matching: { issue in
      "\(issue)".contains("after  these choices and 0 shrinks")
    }
  }

  @Test(arguments: [("1-?", "isn't a replay code"), ("no/such.choices", "can't be read")])
  func `Unreadable choices record an issue`(choices: String, problem: String) {
    withKnownIssue {
      expectHolds(forAll: .bool(), choices: choices) { _ in }
    } matching: { issue in
      "\(issue)".contains(problem)
    }
  }

  @Test func `A missing corpus folder records an issue`() {
    withKnownIssue {
      expectHolds(Claim(forAll: .bool()) { _ in }, corpus: Corpus(root: "nowhere"))
    } matching: {
      "\($0)".contains("nowhere can't be read")
    }
  }
}

/// The precedence of the settings in traits.
@Suite(.properties(cases: 40, seed: 7, usesConstants: false)) struct PropertiesTraitTests {
  /// The environment of these tests, which also affects the settings.
  static let environment = PropertyDefaults.environment

  static func expect(
    _ settings: RunSettings, _ cases: Int, _ seed: UInt64, isExhaustive: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = RunSettings(
      cases: environment.cases ?? cases, seed: environment.seed ?? seed, isExhaustive: isExhaustive)
    #expect(settings == expected, sourceLocation: sourceLocation)
  }

  @Test func `A suite's trait applies to its tests`() {
    let report = expectHolds(forAll: .int()) { _ in }
    Self.expect(report.settings, 40, 7)
  }

  @Test(.properties(cases: 9)) func `A test's trait overrides the trait of its suite`() {
    Self.expect(expectHolds(forAll: .int()) { _ in }.settings, 9, 7)
  }

  @Test(.properties(seed: 3), .properties(isExhaustive: true), arguments: [1, 2])
  func `Traits are also combined for each argument of a test`(argument: Int) {
    Self.expect(expectHolds(forAll: .bool()) { _ in }.settings, 40, 3, isExhaustive: true)
  }

  @Suite(.properties(cases: 11)) struct Inner {
    @Test func `An inner suite's trait overrides the outer suite's trait`() {
      PropertiesTraitTests.expect(expectHolds(forAll: .int()) { _ in }.settings, 11, 7)
    }
  }

  @Test func `The environment overrides any trait, and an argument overrides both`() {
    let environment = PropertyDefaults(reading: ["PROPERTY_CASES": "5"])
    let settings = RunSettings(
      PropertyDefaults.current.overridden(by: environment), cases: 1_000)
    #expect(settings == RunSettings(cases: 5, seed: 7))
    let own = RunSettings(cases: 12, seed: 99)
    #expect(expectHolds(forAll: .int(), settings: own) { _ in }.settings == own)
    Self.expect(.fromEnvironment(cases: 10_000), 40, 7)
  }

  @Test(.choices("1-Nw")) func `A trait with a report's choices checks only the report's input`() {
    withKnownIssue {
      expectHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    } matching: { issue in
      "\(issue)".contains("55 is too large")
    }
    #expect(expectHolds(forAll: .int(in: 0...100), choices: "1-MQ") { try require($0 < 50) }.passed)
  }

  @Test func `An issue is recorded at the line of the property`() {
    let line = #line + 2
    withKnownIssue {
      expectHolds(forAll: .bool()) { try require(!$0) }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }
}

/// A first property, as a user might write it.
@Suite struct FirstPropertyTests {
  @Test func `Sorting keeps all elements`() {
    expectHolds(forAll: .array(of: .int(), 0...20)) { try require($0.sorted().count == $0.count) }
  }
}
