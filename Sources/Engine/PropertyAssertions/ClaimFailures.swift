import Foundation
import PropertyCorpus
import PropertyTesting
import XCTest

/// The failures that a claim records with `XCTAssert`; each is a failure of the input, not of the
/// test.
final class ClaimFailures: NSObject, @unchecked Sendable {
  /// The failures of the claim being checked; XCTest runs one test at a time.
  nonisolated(unsafe) private static var current: ClaimFailures?
  private static let lock = NSLock()

  private var failures: [Failure] = []
  /// Whether a failure couldn't be intercepted and was therefore recorded in the test.
  private var isUnkept = false
  /// Whether this is a child process, which returns only verdicts.
  private var isInChild = false
  /// The input for which the failure was recorded in the test.
  private var input: String?

  /// Returns the result of `search`, in which the claim also fails if it records a failure.
  /// - Throws: the error that `search` throws, or `UnkeptAssertion` if a failure was recorded in
  ///   the test.
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

  /// Returns this claim for a child process; it also fails if it records a failure.
  @Sendable private func judgingInChild(_ claim: Claim) -> Claim {
    let judged = judging(claim)
    return claim.judged { source in
      self.isInChild = true
      return judged.judge(&source)
    }
  }

  /// Keeps a failure and returns true if a claim is being checked; otherwise returns false.
  static func keep(_ message: String, file: String?, line: Int?) -> Bool {
    lock.withLock {
      guard let current else { return false }
      let name = file?.split(separator: "/").last ?? "XCTest"
      current.failures.append(Failure(message, at: "\(name):\(line ?? 0)"))
      return true
    }
  }

  /// Returns a copy of the claim that also fails if it records a failure.
  private func judging(_ claim: Claim) -> Claim {
    claim.judged { source in
      // Further inputs aren't checked, because they could record more failures in the test.
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

  /// Handles a failure that was recorded in the test while a claim was being checked.
  ///
  /// In a child process, keeps the failure, because the test doesn't receive it.
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

/// A test case that treats an `XCTAssert` in a claim as a failure of the input being checked.
///
/// A search checks hundreds of failing inputs, but `assertHolds` records only one failure. Outside
/// claims, the class works like `XCTestCase`. A class that overrides `record` must call `super`.
open class PropertyTestCase: XCTestCase {
  /// The name of the running test's class, or `nil` if that class doesn't inherit from this one.
  nonisolated(unsafe) static var current: String?

  /// Runs the test; the names of its properties contain the name of this class.
  override open func perform(_ run: XCTestRun) {
    Self.current = "\(type(of: self))"
    defer { Self.current = nil }
    super.perform(run)
  }

  #if canImport(ObjectiveC)
    /// Records an issue or, if a claim is being checked, makes the input fail.
    override open func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let isKept = ClaimFailures.keep(
        issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber)
      if !isKept { super.record(issue) }
    }
  #else
    /// Records a failure or, if a claim is being checked, makes the input fail.
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

/// The error if a claim records a failure in a test class that doesn't intercept failures.
struct UnkeptAssertion: Error, CustomStringConvertible {
  let property: String
  let input: String

  var description: String {
    let lines = input.split(separator: "\n").map { "\n  \($0)" }.joined()
    return "\(property) fails\n  found  its claim failed an XCTAssert…, as reported above" + lines
      + "\n  shrink  derive the class from PropertyTestCase instead of XCTestCase, or call "
      + "require… instead of XCTAssert…; then only the simplest failing input is reported"
  }
}
