#if os(Linux) || os(macOS)
  import PropertyTesting
  import Synchronization
  import Testing

  @testable import PropertyExpectations

  /// An issue in a child process makes the input fail, like an issue in the test's process.
  @Suite struct IsolatedIssueTests {
    private func report(
      perCase: Bool, _ claim: @escaping @Sendable ([Int]) throws -> Void
    ) throws -> Counterexample {
      let claim = Claim(forAll: .array(of: .int(in: 0...9), 0...20), claim).isolated(
        perCase: perCase)
      let report = Mutex<Report?>(nil)
      withKnownIssue {
        report.withLock { $0 = expectHolds(claim, RunSettings(cases: 200)) }
      }
      return try #require(report.withLock { $0 }?.counterexample)
    }

    @Test(arguments: [false, true])
    func `A failed expectation in a child process is shrunk`(perCase: Bool) throws {
      let line = #line + 2
      let found = try report(perCase: perCase) { list in
        #expect(list.sorted() == list)
      }
      #expect(found.input == "[1, 0]")
      #expect(found.message.contains("list.sorted() → [0, 1]"), "\(found.message)")
      #expect(found.origin == "IsolatedIssueTests.swift:\(line)")
    }

    @Test func `An issue and a missing value in a child process are reported as messages`() throws {
      let recorded = try report(perCase: false) { list in
        if list.contains(7) { Issue.record("seven is unlucky") }
      }
      #expect(recorded.input == "[7]" && recorded.message.contains("seven is unlucky"))
      let required = try report(perCase: false) { list in
        _ = try #require(list.contains(3) ? nil : 1)
      }
      #expect(required.input == "[3]" && required.message.hasPrefix("Expectation failed: "))
    }
  }
#endif
