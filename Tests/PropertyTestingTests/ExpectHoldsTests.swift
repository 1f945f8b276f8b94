import PropertyCorpus
import PropertyExpectations
import PropertyTesting
import Testing

/// The adapter to Swift Testing.
@Suite struct ExpectHoldsTests {
  @Test func `A false claim is an issue that shows the counterexample`() {
    withKnownIssue {
      expectHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    } matching: { issue in
      "\(issue)".contains("50 is too large") && "\(issue)".contains("choices: \"1-")
    }
  }

  @Test func `The choices of a report repeat its failure`() {
    withKnownIssue {
      expectHolds(forAll: .int(in: 0...100), choices: "1-Nw") {
        try require($0 < 50, "\($0) is too large")
      }
    } matching: { issue in
      "\(issue)".contains("55 is too large") && "\(issue)".contains("these choices")
    }
  }

  @Test func `Choices that are none are an issue`() {
    withKnownIssue {
      expectHolds(forAll: .bool(), choices: "1-?") { _ in }
    } matching: { issue in
      "\(issue)".contains("isn't a word of choices")
    }
  }

  @Test func `A claim that holds is none`() {
    let report = expectHolds(forAll: .array(of: .int(), 0...10)) { list in
      try require(list.reversed().reversed() == list)
    }
    #expect(report.isFine)
  }

  @Test func `Pairs of a generator are two arguments`() {
    let pairs = Generator<Int>.int(in: 1...9).flatMap { zip(.just($0), .int(in: 0...$0)) }
    expectHolds(forAll: pairs) { most, number in try require(number <= most) }
  }

  @Test func `A folder that is not there is no empty corpus`() {
    withKnownIssue {
      expectHolds(Claim(forAll: .bool()) { _ in }, corpus: Corpus(root: "nowhere"))
    } matching: {
      "\($0)".contains("nowhere can't be read")
    }
  }
}
