import PropertyExpectations
import PropertyTesting
import Testing

/// What `#expect` and its like record in a child process fails the claim there.
@Suite struct IsolatedIssueTests {
  @Test(arguments: [false, true])
  func `An expectation is a failure with its operands and its place`(isAnew: Bool) throws {
    let claim = Claim(forAll: .int(in: 0...9)) { number in #expect(number < 5) }
    let found = try found(of: claim, isAnew: isAnew)
    #expect(found.input == "5")
    #expect(found.message == "Expectation failed: (number → 5) < 5")
    #expect(found.origin.hasSuffix("IsolatedIssueTests.swift:\(#line - 4)"))
  }

  @Test func `A recorded issue is a failure`() throws {
    let claim = Claim(forAll: .array(of: .int(in: 0...9), 0...20)) { list in
      if list.sorted() != list { Issue.record("not sorted") }
    }
    let found = try found(of: claim)
    #expect(found.input == "[1, 0]")
    #expect(found.message == "Issue recorded (error): not sorted")
  }

  @Test func `A requirement is one sentence`() throws {
    let claim = Claim(forAll: .int(in: 0...9)) { number in
      try #require(number != 7)
    }
    #expect(try found(of: claim).message == "Expectation failed: (number → 7) != 7")
  }

  @Test func `An invariant of a state machine is a failure`() throws {
    let machine = StateMachine(
      model: { 0 }, system: { Counter() },
      commands: [Command("next", model: { $0 += 1 }, system: { _ = $0.next() })],
      invariant: { model, _ in #expect(model < 3) })
    let found = try found(of: machine.claim())
    #expect(found.message == "Expectation failed: (model → 3) < 3")
  }

  @Test func `A claim without a name is told from others by its test`() {
    withKnownIssue {
      expectHolds(Claim(forAll: .bool()) { $0 })
    } matching: {
      "\($0)".contains(
        "IsolatedIssueTests in A claim without a name is told from others by its test")
    }
  }

  /// The only counterexample that a test's search in child processes finds.
  private func found(of claim: Claim, isAnew: Bool = false) throws -> Counterexample {
    var report: Report?
    withKnownIssue { report = expectHolds(claim.isolated(isAnew: isAnew)) }
    return try #require(report?.counterexample)
  }
}
