import PropertyExpectations
import PropertyTesting
import Testing

/// The adapter to Swift Testing.
@Suite struct ExpectHoldsTests {
  @Test func aFalseClaimIsAnIssueThatShowsTheCounterexample() {
    withKnownIssue {
      expectHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    } matching: { issue in
      "\(issue)".contains("50 is too large") && "\(issue)".contains("choices 1-")
    }
  }

  @Test func aClaimThatHoldsIsNone() {
    let report = expectHolds(forAll: .array(of: .int(), 0...10)) { list in
      try require(list.reversed().reversed() == list)
    }
    #expect(report.isFine)
  }
}
