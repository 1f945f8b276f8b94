import Foundation
import PropertyCorpus
import Testing

@testable import PropertyTesting

/// The parts of a report about a failure and their order, and the report's data.
@Suite struct ReportTests {
  private static let pairs = Claim(
    forAll: .array(of: .int(in: 0...99), 0...9), .text(upTo: 3),
    named: PropertyName(test: "pairs", in: "A/B.swift")
  ) { list, _ in try require(list.count < 2, "\(list.count) are too many") }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `A report shows the claim, then the input, then how to repeat the failure`() throws {
    var claim = Self.pairs
    claim.statement = "There is at most one number."
    let report = Run.check(claim)
    let found = try #require(report.counterexample)
    let lines = Self.lines("\(report)")
    #expect(
      lines[..<3] == ["pairs fails", "  There is at most one number.", "  found  2 are too many"])
    #expect(
      lines[3...].prefix(2) == Self.lines(found.explanation ?? found.input).map { "  \($0)" }[...])
    #expect(lines.last == "  repeat  choices: \"\(found.choices)\"")
  }

  @Test func `A report contains its replay code once`() throws {
    let report = Run.check(Self.pairs)
    let word = try #require(report.counterexample).choices
    let thrown = #expect(throws: RunFailure.self) { try requireHolds(Self.pairs) }
    let replayed = try Run.replay(Self.pairs, choices: word)
    let longer = try Run.replay(Self.pairs, choices: word + "AAAAAAAA")
    for text in ["\(report)", "\(try #require(thrown))", "\(replayed)", "\(longer)"] {
      #expect(text.ranges(of: word).count == 1, "\(text)")
    }
    #expect("\(longer)".contains("these choices"), "the replay code isn't a corpus entry")
  }

  @Test func `requireHolds throws a report whose last line is the place of the call`() throws {
    let line = #line + 2
    let outcome = Result {
      try requireHolds(forAll: .int(in: 0...100)) { try require($0 < 50, "\($0) is too large") }
    }
    let thrown = #expect(throws: RunFailure.self) { try outcome.get() }
    let text = "\(try #require(thrown))"
    #expect(text.contains(" fails\n  found  50 is too large\n  50\n"), "\(text)")
    #expect(text.contains("choices: \"1-Mg\" as an argument"))
    #expect(text.hasSuffix("\n  at      PropertyTestingTests/ReportTests.swift:\(line)"))
    #expect(throws: BlobError.self) { try requireHolds(Self.pairs, choices: "1-?") }
    #expect(throws: Never.self) { try requireHolds(Self.pairs, choices: "1-") }
  }

  @Test func `A counterexample contains its input as values`() throws {
    let found = try #require(Run.check(Self.pairs).counterexample)
    let list = try #require(found.arguments.first as? [Int])
    #expect(list.count == 2 && found.arguments.count == 2)
    #expect(found.arguments.map { describe($0) }.joined(separator: "\n") == found.input)
    let (again, text) = found.values(of: .array(of: .int(in: 0...99), 0...9), .text(upTo: 3))
    #expect(again == list && text == found.arguments.last as? String)
  }

  /// An enumeration that reaches the counterexample has reached the counterexample's size.
  @Test func `A counterexample's size is the size at which an enumeration finds it`() throws {
    let claim = Claim(forAll: .int(in: 0...20), .int(in: 0...20)) { try require($0 < 5 || $1 < 3) }
    let settings = RunSettings(cases: 10_000, isExhaustive: true)
    let report = Run.check(claim, settings)
    let found = try #require(report.counterexample)
    #expect(found.choiceCount == 2)
    #expect(report.resumption.map { Int($0.size) } == found.size)
  }

  @Test func `A fuzz target reports the claim, the input and the choices`() throws {
    var claim = Self.pairs
    claim.statement = "There is at most one number."
    let bytes: [UInt8] = [1, 5, 1, 6, 0]
    let failure = try #require(claim.judge(bytes: bytes).failure)
    #expect(
      claim.words(of: failure, at: bytes) { Repetition(argument: $0) } == """
        pairs is false
          There is at most one number.
          found  2 are too many
          [5, 6]
          ""
          repeat  choices: "1-AQUBBg" as an argument of the test

        """)
  }
}

/// The counts in a report agree with each other and with the number of inputs that were checked.
@Suite struct ReportCountTests {
  /// A kind of run: its settings, its kept inputs, and the smallest number that fails its claim.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    var settings = RunSettings(cases: 3_000)
    var corpus: [CorpusEntry] = []
    var limit = 9_000
    var workers = Workers.one
    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind(name: "found late"), Kind(name: "not found", limit: .max),
    Kind(name: "found at once", limit: 0),
    Kind(name: "several workers", limit: 9_990, workers: .threads(3)),
    Kind(name: "shrunk a little", settings: RunSettings(shrinkLimit: 3), limit: 700),
    Kind(name: "all inputs", settings: RunSettings(cases: 9_000, isExhaustive: true), limit: 2_000),
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

  @Test(arguments: kinds) func `A run's report has counts that agree with each other`(kind: Kind) {
    let claim = Self.claim(kind.limit)
    let judged = Counter()
    let counted = claim.judged {
      _ = judged.next()
      return claim.judge(&$0)
    }
    let report = Run.check(counted, kind.settings, corpus: kind.corpus, workers: kind.workers)
    #expect(report.cases > 0 && report.discarded < report.cases)
    #expect(report.cases <= kind.corpus.count + 1 + kind.settings.cases)
    #expect(judged.next() > report.cases, "each case was checked")
    #expect(report.counterexamples.isEmpty == (kind.limit == .max))
    for found in report.counterexamples { check(found, of: report, kind) }
  }

  private func check(_ found: Counterexample, of report: Report, _ kind: Kind) {
    #expect(found.casesBefore == report.cases, "the run ended with the counterexample")
    #expect(found.discardedBefore == report.discarded)
    #expect(found.shrinkSteps <= found.shrinks && found.shrinks <= kind.settings.shrinkLimit)
    let discarded = report.discarded == 0 ? "" : " (\(report.discarded) discarded)"
    let place = found.entry.map { "the corpus entry \($0)" } ?? "case \(report.cases)\(discarded)"
    #expect("\(report)".contains("  after  \(place) and \(found.shrinks) shrinks\n"))
  }

  /// A run that fails at case N has the same counts as a run with N - 1 cases.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `A run that fails has the same earlier cases as a shorter run`(seed: UInt64) throws {
    let claim = Claim(forAll: .int(in: 0...1_000_000_000)) { number in
      try assume(number % 3 != 1)
      try require(number % 200 != 75)
    }
    let report = Run.check(claim, RunSettings(cases: 20_000, seed: seed))
    let found = try #require(report.counterexample)
    // The simplest input is checked in addition to the cases in the settings.
    let shorter = Run.check(claim, RunSettings(cases: found.casesBefore - 2, seed: seed))
    #expect(shorter.passed && shorter.cases == found.casesBefore - 1)
    #expect(shorter.discarded == found.discardedBefore)
    let applied = shorter.cases - shorter.discarded
    #expect(
      "\(shorter)".hasSuffix("holds for \(applied) cases; \(shorter.discarded) more were discarded")
    )
  }
}

/// Several bugs in one run, and marks on the parts of inputs that don't matter.
@Suite struct FindingTests {
  @Test func `A run finds several bugs and shrinks each of them separately`() {
    let claim = RunTests.claim(.int(in: 0...999_999)) { number in
      try require(number < 900_000, "large")
      try require(number % 100 != 17, "seventeen")
      try require(number < 500_000, "half")
    }
    var settings = RunSettings(cases: 10_000)
    settings.failures = 5
    let report = Run.check(claim, settings)
    #expect(Set(report.counterexamples.map(\.message)) == ["large", "seventeen", "half"])
    #expect(Set(report.counterexamples.map(\.input)).isSuperset(of: ["900000", "500000"]))
    #expect("\(report)".components(separatedBy: "\nand\n").count == 3)
  }

  @Test func `A report marks the parts of an input that don't matter to the failure`() throws {
    let claim = RunTests.claim(
      .int(in: 0...99), .array(of: .int(in: 0...9), 3...3), .string(of: "ab", 0...5)
    ) { number, list, _ in try require(number < 50 || list[1] != 4) }
    let found = try #require(Run.check(claim, RunSettings(cases: 100_000)).counterexample)
    #expect(found.input == "50\n[0, 4, 0]\n\"\"")
    #expect(found.explanation == "50\n[‹0›, 4, ‹0›]\n\"\"")
    #expect("\(found)".contains("(‹…›: other values here fail too)"))
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
