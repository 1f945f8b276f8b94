import PropertyCorpus
import PropertyExpectations
import PropertyTesting
import Synchronization
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

  @Test func `The file that a report names repeats its failure`() throws {
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

  @Test func `Choices that are none are an issue`() {
    withKnownIssue {
      expectHolds(forAll: .bool(), choices: "1-?") { _ in }
    } matching: { issue in
      "\(issue)".contains("isn't a word of choices")
    }
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
