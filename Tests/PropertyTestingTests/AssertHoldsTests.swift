#if !canImport(ObjectiveC)
  import PropertyAssertions
  import Synchronization
  import Testing
  import XCTest

  /// Properties in XCTest: the place of a recorded failure, and `XCTAssert` in a claim.
  @Suite(.serialized) struct AssertHoldsTests {
    @Test func `assertHolds records a failure at the line of its call`() throws {
      let line = #line + 2
      let failures = failures(of: KeptCase.self) {
        assertHolds(forAll: .int(in: 0...99)) { try require($0 < 50, "\($0) is too large") }
        assertHolds(
          forAll: .int(in: 0...99), .bool()
        ) { number, _ in try require(number < 60, "\(number) is too large") }
        assertHolds(WrongStack.machine(limit: 2), file: "Elsewhere.swift", line: 7)
      }
      #expect(failures.map(\.line) == [line, line + 1, 7])
      #expect(failures.map(\.file) == ["\(#filePath)", "\(#filePath)", "Elsewhere.swift"])
      #expect(
        try #require(failures.first).message.contains(" fails\n  found  50 is too large\n  50\n"))
    }

    @Test func `A failed XCTest assertion in a claim is shrunk and recorded once`() throws {
      let line = #line + 2
      let failures = failures(of: KeptCase.self) {
        assertHolds(forAll: .int(in: 0...99_999), .text(upTo: 5)) { number, _ in
          XCTAssertLessThan(number, 777)
        }
        XCTAssertEqual(1, 2)
      }
      #expect(failures.map(\.line) == [line, line + 3])
      let text = try #require(failures.first).message
      #expect(
        text.contains("found  XCTAssertLessThan failed: (\"777\") is not less than (\"777\")"))
      #expect(text.contains("\n  777\n"))
    }

    #if os(Linux) || os(macOS)
      @Test(arguments: [false, true])
      func `A failed XCTest assertion in a child process is recorded once`(perCase: Bool) throws {
        let claim = Claim(forAll: .int(in: 0...99)) { XCTAssertLessThan($0, 77) }
        let isolated = claim.isolated(perCase: perCase)
        for failures in [
          failures(of: KeptCase.self, { assertHolds(isolated) }),
          failures(of: PlainCase.self, { assertHolds(isolated) }),
        ] {
          #expect(failures.count == 1)
          let text = try #require(failures.first).message
          #expect(text.contains("(\"77\") is not less than (\"77\")") && text.contains("\n  77\n"))
        }
      }
    #endif

    @Test func `A failure in a class that doesn't intercept assertions contains advice`() throws {
      let failures = failures(of: PlainCase.self) {
        assertHolds(forAll: .int(in: 1...99)) { number in XCTAssertEqual(number, 0) }
      }
      #expect(failures.count == 2, "the assertion itself and one report")
      let text = try #require(failures.last).message
      #expect(text.contains("XCTAssert") && text.contains("class from PropertyTestCase"))
    }

    @Test func `A property in XCTest is named after its class and its test`() {
      let names = Mutex<[String]>([])
      let work: @Sendable () -> Void = {
        let report = assertHolds(forAll: .bool(), name: "test") { _ in }
        names.withLock { $0.append(report.map { "\($0.property)" } ?? "") }
      }
      _ = failures(of: KeptCase.self, work)
      _ = failures(of: OtherCase.self, work)
      _ = failures(of: PlainCase.self, work)
      #expect(
        names.withLock { $0 } == ["KeptCase/test", "OtherCase/test", "AssertHoldsTests/test"])
    }

    /// The failures that XCTest records while a test performs `work`.
    private func failures<Case: XCTestCase>(
      of _: Case.Type, _ work: @escaping @Sendable () -> Void
    ) -> [RecordedFailure] {
      let observer = FailureObserver()
      XCTestObservationCenter.shared.addTestObserver(observer)
      defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
      innerWork.withLock { $0 = work }
      Case(name: "inner", testClosure: { _ in }).run()
      return observer.failures
    }
  }

  /// The work of a test case that runs inside another test.
  private let innerWork = Mutex<@Sendable () -> Void>({})

  // XCTest calls `setUp` and `tearDown` on threads of tasks and polls on this thread until they
  // return. With many tests, this occupies a core for minutes, so these cases have neither method.
  private final class KeptCase: PropertyTestCase {
    override func invokeTest() { innerWork.withLock { $0 }() }
  }
  private final class OtherCase: PropertyTestCase {
    override func invokeTest() { innerWork.withLock { $0 }() }
  }
  private final class PlainCase: XCTestCase {
    override func invokeTest() { innerWork.withLock { $0 }() }
  }

  private struct RecordedFailure {
    let message: String
    let file: String
    let line: Int
  }

  private final class FailureObserver: NSObject, XCTestObservation {
    var failures: [RecordedFailure] = []

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      failures.append(
        RecordedFailure(message: description, file: filePath ?? "", line: lineNumber))
    }
  }
#endif
