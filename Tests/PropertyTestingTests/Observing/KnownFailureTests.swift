import Foundation
import Testing

@testable import PropertyCorpus
@testable import PropertyExpectations
@testable import PropertyTesting

/// A run continues after known failures, lists them, and reports those that no longer occur.
@Suite struct KnownFailureTests {
  /// A claim that fails in two places, and in each place for many inputs.
  private static func claim(
    first: Bool = true, second: Bool = true, known: [String]
  ) -> Claim {
    var claim = RunTests.claim(.int(in: 0...1_000_000)) { number in
      if first && number >= 500_000 { throw Failure("too large", at: "Sums/Sums.swift:1") }
      if second && (1_000..<500_000).contains(number) {
        throw Failure("too small", at: "Sums/Sums.swift:2")
      }
    }
    claim.known = known
    return claim
  }

  private static let both = ["Sums.swift:1", "Sums.swift:2"]

  @Test(arguments: [100, 1_000, 20_000], [1, 4])
  func `A run continues after a known failure and finds another failure`(cases: Int, workers: Int) {
    let workers = Workers(count: workers) { count, body in
      for index in (0..<count).reversed() { body(index) }
    }
    let claim = Self.claim(known: ["Sums.swift:1"])
    let report = Run.check(claim, RunSettings(cases: cases), workers: workers)
    #expect(report.counterexamples.map(\.input) == ["1000"])
    #expect("\(report)".contains("found  too small"))
  }

  @Test func `A run with only known failures reports them and passes`() {
    let report = Run.check(Self.claim(known: Self.both), RunSettings(cases: 20_000))
    #expect(report.passed && report.outcome == .holds && report.cases == 20_001)
    #expect(report.known.map(\.input).sorted() == ["1000", "500000"])
    let text = "\(report)"
    #expect(text.contains("\n  known   Sums/Sums.swift:1 still fails: too large\n    500000"))
    #expect(text.contains("\n  known   Sums/Sums.swift:2 still fails: too small\n    1000"))
  }

  @Test func `A run fails if a known failure doesn't occur, unless it is intermittent`() {
    let gone = Run.check(Self.claim(second: false, known: Self.both))
    guard case .notReached(let labels) = gone.outcome else {
      Issue.record("\(gone)")
      return
    }
    #expect(labels.count == 1 && labels[0].hasPrefix("the known failure at Sums.swift:2; "))
    #expect(gone.known.map(\.input) == ["500000"])
    var rare = Self.claim(second: false, known: Self.both)
    rare.knownIsIntermittent = true
    #expect(Run.check(rare).passed)
  }

  @Test func `A run over a small domain with a known failure proves nothing`() {
    var claim = RunTests.claim(.int(in: 0...9)) { try $0 == 3 ? require(false) : () }
    claim.known = ["KnownFailureTests.swift:\(#line - 1)"]
    let report = Run.check(claim)
    #expect(report.outcome == .holds && report.known.map(\.input) == ["3"])
  }

  @Test(
    .properties(keepsFailures: false), .known("KnownFailureTests.swift:72", isIntermittent: true))
  func `A trait names a known failure`() {
    let line = #line + 3
    #expect(line == 72)
    let report = expectHolds(forAll: .int(in: 0...1_000_000)) { number in
      try require(number < 1_000)
    }
    #expect(report.passed && report.known.map(\.input) == ["1000"])
  }

  @Test func `A known failure is kept until it is fixed, and checked first`() throws {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = TestPlace(test: nil, fileID: "A/Sums.swift", file: "/A/Sums.swift", line: 1)
    let check = { (claim: Claim, cases: Int) in
      KeptFailures(of: claim, folder: folder.path, at: place).check(
        claim, RunSettings(cases: cases), corpus: [], progress: { _ in })
    }
    #expect(check(Self.claim(known: Self.both), 1_000).passed)
    let again = check(Self.claim(known: Self.both), 1)
    #expect(again.passed && again.known.allSatisfy { $0.entry == CorpusEntry.keptName })
    #expect(again.known.count == 2)
    #expect(!check(Self.claim(first: false, known: Self.both), 1_000).passed)
    let one = check(Self.claim(first: false, known: [Self.both[1]]), 1)
    #expect(one.passed && one.known.map(\.input) == ["1000"])
  }

  @Test func `A known failure matches its place, and paths that end in a slash and the place`() {
    let claim = Self.claim(known: ["Sums.swift:1"])
    #expect(claim.hasKnown("A/Sums.swift:1") && claim.hasKnown("Sums.swift:1"))
    #expect(!claim.hasKnown("A/OtherSums.swift:1") && !claim.hasKnown("A/Sums.swift:12"))
  }
}
