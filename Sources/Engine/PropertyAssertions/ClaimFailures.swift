import Foundation
import PropertyCorpus
import PropertyTesting
import XCTest

/// The failures that a claim records with `XCTAssert`; they belong to the input, not to the test.
final class ClaimFailures: NSObject, @unchecked Sendable {
  /// The failures of the claim that is being checked; XCTest runs one test at a time.
  nonisolated(unsafe) private static var current: ClaimFailures?
  private static let lock = NSLock()

  private var failures: [Failure] = []
  /// Whether a failure was recorded in the test itself, because it couldn't be intercepted.
  private var isUnkept = false
  /// Whether this is a child process, which only sends back verdicts.
  private var isInChild = false
  /// The input for which the failure was recorded in the test.
  private var input: String?

  /// The result of `search` for the claim, which is then also false if it records a failure.
  /// - Throws: what `search` throws; `UnkeptAssertion` if a failure went to the test.
  static func collecting(_ claim: Claim, _ search: (Claim) throws -> Report) throws -> Report {
    let failures = ClaimFailures()
    XCTestObservationCenter.shared.addTestObserver(failures)
    defer { XCTestObservationCenter.shared.removeTestObserver(failures) }
    let report = try observingChildren(failures.judgingInChild) {
      try search(failures.judging(claim))
    }
    if let input = failures.input {
      throw UnkeptAssertion(property: claim.property.name, input: input)
    }
    return report
  }

  /// The claim as a child process checks it; it is also false if it records a failure.
  @Sendable private func judgingInChild(_ claim: Claim) -> Claim {
    let judged = judging(claim)
    return claim.judged { source in
      self.isInChild = true
      return judged.judge(&source)
    }
  }

  /// Keeps a failure if a claim is being checked; returns whether a claim is being checked.
  static func keep(_ message: String, file: String?, line: Int?) -> Bool {
    lock.withLock {
      guard let current else { return false }
      let name = file?.split(separator: "/").last ?? "XCTest"
      current.failures.append(Failure(message, at: "\(name):\(line ?? 0)"))
      return true
    }
  }

  /// A copy of the claim that is also false if it records a failure.
  private func judging(_ claim: Claim) -> Claim {
    claim.judged { source in
      // Every further input could add a failure to the test.
      if self.input != nil { return .fails(Failure("unkept", at: "XCTAssert")) }
      var start = source
      Self.lock.withLock { Self.current = self }
      let verdict = claim.judge(&source)
      let found = Self.lock.withLock {
        defer { self.failures.removeAll() }
        Self.current = nil
        return self.failures.first
      }
      if self.isUnkept { self.input = claim.describe(&start) }
      guard let found, !verdict.isFailure else { return verdict }
      return .fails(found)
    }
  }

  /// Notes a failure that was recorded in the test while a claim was being checked.
  ///
  /// In a child process, keeps the failure, which the test never receives.
  private func noteUnkept(_ message: String, file: String?, line: Int?) {
    if isInChild { return _ = Self.keep(message, file: file, line: line) }
    Self.lock.withLock { if Self.current != nil { isUnkept = true } }
  }
}

extension ClaimFailures: XCTestObservation {
  #if canImport(ObjectiveC)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      noteUnkept(issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber)
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) { noteUnkept(description, file: filePath, line: lineNumber) }
  #endif
}

/// A test case in whose claims `XCTAssert` and similar functions fail the input being checked.
///
/// A search checks hundreds of failing inputs, of which `assertHolds` records only one. Outside
/// claims, the class works like `XCTestCase`. A class that overrides `record` must call `super`.
open class PropertyTestCase: XCTestCase {
  /// The class of the running test, or `nil` if that class doesn't inherit from this one.
  nonisolated(unsafe) static var current: String?

  /// Runs the test, so that its properties are named after its class.
  override open func perform(_ run: XCTestRun) {
    Self.current = "\(type(of: self))"
    defer { Self.current = nil }
    super.perform(run)
  }

  #if canImport(ObjectiveC)
    /// Records an issue; if a claim is being checked, the issue is a failure for the input.
    override open func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let isKept = ClaimFailures.keep(
        issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber)
      if !isKept { super.record(issue) }
    }
  #else
    /// Records a failure; if a claim is being checked, it is a failure for the input.
    override open func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if ClaimFailures.keep(description, file: filePath, line: lineNumber) { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif
}

/// The error for a claim that records a failure in a class that doesn't intercept failures.
struct UnkeptAssertion: Error, CustomStringConvertible {
  let property: String
  let input: String

  var description: String {
    let lines = input.split(separator: "\n").map { "\n  \($0)" }.joined()
    return "\(property) fails\n  found  its claim called XCTAssert…, as reported above" + lines
      + "\n  shrink  let the class inherit from PropertyTestCase instead of XCTestCase, or call "
      + "require… instead of XCTAssert…; then only the simplest failing input is reported"
  }
}
