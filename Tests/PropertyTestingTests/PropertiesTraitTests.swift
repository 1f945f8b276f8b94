import Foundation
import PropertyTesting
import Testing

@testable import PropertyExpectations

/// Settings as traits: which setting wins.
@Suite(.properties(cases: 40, seed: 7, usesConstants: false)) struct PropertiesTraitTests {
  /// The environment in which these tests run also has an effect.
  static let environment = PropertyDefaults(
    cases: number("PROPERTY_CASES"), seed: number("PROPERTY_SEED"))

  static func number<Number: LosslessStringConvertible>(_ name: String) -> Number? {
    ProcessInfo.processInfo.environment[name].flatMap { Number($0) }
  }

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

  @Test(.properties(cases: 9)) func `A test's trait overrides its suite's`() {
    Self.expect(expectHolds(forAll: .int()) { _ in }.settings, 9, 7)
  }

  @Test(.properties(seed: 3), .properties(isExhaustive: true), arguments: [1, 2])
  func `Traits add up, also for each argument of a test`(argument: Int) {
    Self.expect(expectHolds(forAll: .bool()) { _ in }.settings, 40, 3, isExhaustive: true)
  }

  @Suite(.properties(cases: 11)) struct Inner {
    @Test func `An inner suite overrides the outer one`() {
      PropertiesTraitTests.expect(expectHolds(forAll: .int()) { _ in }.settings, 11, 7)
    }
  }

  @Test func `The environment overrides any trait, and an argument overrides both`() {
    let environment = PropertyDefaults(cases: 5)
    let settings = RunSettings(
      PropertyDefaults.current.overridden(by: environment), cases: 1_000)
    #expect(settings == RunSettings(cases: 5, seed: 7))
    let own = RunSettings(cases: 12, seed: 99)
    #expect(expectHolds(forAll: .int(), settings: own) { _ in }.settings == own)
    Self.expect(.fromEnvironment(cases: 10_000), 40, 7)
  }

  @Test(.choices("1-Nw")) func `The trait of a report checks only its input`() {
    withKnownIssue {
      expectHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    } matching: { issue in
      "\(issue)".contains("55 is too large")
    }
    #expect(expectHolds(forAll: .int(in: 0...100), choices: "1-MQ") { try require($0 < 50) }.isFine)
  }

  @Test func `An issue is recorded at the property`() {
    let line = #line + 2
    withKnownIssue {
      expectHolds(forAll: .bool()) { try require(!$0) }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }
}
