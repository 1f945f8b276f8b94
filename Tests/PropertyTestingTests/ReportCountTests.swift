import PropertyCorpus
import PropertyTesting
import Testing

/// The counts of a report agree with each other, and with the inputs that the claim saw.
@Suite struct ReportCountTests {
  /// A kind of run: its settings, its kept inputs, and from which number on its claim is false.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    var settings = RunSettings(cases: 3_000)
    var corpus: [CorpusEntry] = []
    var limit = 9_000
    var workers = Workers.one
    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind(name: "found late"), Kind(name: "found early", limit: 500),
    Kind(name: "not found", limit: .max), Kind(name: "found at once", limit: 0),
    Kind(name: "several workers", limit: 9_990, workers: .threads(3)),
    Kind(name: "not shrunk", settings: RunSettings(shrinkLimit: 0), limit: 700),
    Kind(name: "shrunk a little", settings: RunSettings(shrinkLimit: 3), limit: 700),
    Kind(name: "all inputs", settings: RunSettings(cases: 9_000, isExhaustive: true), limit: 2_000),
    Kind(name: "kept", corpus: [CorpusEntry(name: "kept", bytes: [0x27, 0x0E])]),
    Kind(
      name: "kept alone", settings: RunSettings(cases: 0),
      corpus: [CorpusEntry(name: "kept", bytes: [0x27, 0x0E])]),
  ]

  private static func claim(_ limit: Int) -> Claim {
    Claim(forAll: .int(in: 0...10_000)) { number in
      try assume(number % 3 != 1)
      try require(number < limit)
    }
  }

  @Test(arguments: kinds) func `The counts of a run agree`(kind: Kind) {
    let claim = Self.claim(kind.limit)
    let judged = Counter()
    let counted = claim.judged {
      _ = judged.next()
      return claim.judge(&$0)
    }
    let report = Run.check(counted, kind.settings, corpus: kind.corpus, workers: kind.workers)
    #expect(report.cases > 0 && report.discarded < report.cases)
    #expect(report.cases <= kind.corpus.count + 1 + kind.settings.cases)
    #expect(judged.next() > report.cases, "each case was judged")
    #expect(report.counterexamples.isEmpty == (kind.limit == .max))
    for found in report.counterexamples { check(found, of: report, kind) }
  }

  private func check(_ found: Counterexample, of report: Report, _ kind: Kind) {
    #expect(found.casesBefore == report.cases, "the run ended with it")
    #expect(found.discardedBefore == report.discarded)
    #expect(found.shrinkSteps <= found.shrinks && found.shrinks <= kind.settings.shrinkLimit)
    let discarded = report.discarded == 0 ? "" : " (\(report.discarded) discarded)"
    let place = found.entry.map { "the corpus entry \($0)" } ?? "case \(report.cases)\(discarded)"
    #expect("\(report)".contains("  after  \(place) and \(found.shrinks) shrinks\n"))
  }

  /// What is said of a run that failed at case N is what a run of N - 1 cases says.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `The cases before a failure are those of a shorter run`(seed: UInt64) throws {
    let claim = Claim(forAll: .int(in: 0...1_000_000_000)) { number in
      try assume(number % 3 != 1)
      try require(number % 200 != 75)
    }
    let report = Run.check(claim, RunSettings(cases: 20_000, seed: seed))
    let found = try #require(report.counterexample)
    // The simplest input is checked in addition to the cases.
    let shorter = Run.check(claim, RunSettings(cases: found.casesBefore - 2, seed: seed))
    #expect(shorter.isFine && shorter.cases == found.casesBefore - 1)
    #expect(shorter.discarded == found.discardedBefore)
    let applied = shorter.cases - shorter.discarded
    #expect(
      "\(shorter)".hasSuffix("holds for \(applied) cases; \(shorter.discarded) more were discarded")
    )
  }

  @Test func `Several failures are each counted where they were found`() {
    let claim = Claim(forAll: .int(in: 0...10_000)) { number in
      try assume(number % 3 != 1)
      try require(number < 9_000, "large")
      try require(number % 50 != 7, "seven")
    }
    var settings = RunSettings(cases: 5_000)
    settings.failures = 2
    let report = Run.check(claim, settings)
    #expect(report.counterexamples.count == 2)
    #expect(report.counterexamples.map(\.casesBefore).max() == report.cases)
    for found in report.counterexamples {
      #expect(found.discardedBefore < found.casesBefore && found.casesBefore <= report.cases)
    }
  }
}
