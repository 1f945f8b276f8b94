import Testing

@testable import PropertyTesting

/// What a report says of a failure, in which order, and what of it is data.
@Suite struct ReportTests {
  private static let pairs = Claim(
    forAll: .array(of: .int(in: 0...99), 0...9), .text(upTo: 3),
    named: PropertyName(test: "pairs", in: "A/B.swift")
  ) { list, _ in try require(list.count < 2, "\(list.count) are too many") }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `The claim comes first, then the input, then how to repeat it`() throws {
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

  @Test func `A word of choices stands once in a report`() throws {
    let report = Run.check(Self.pairs)
    let word = try #require(report.counterexample).choices
    let thrown = #expect(throws: RunFailure.self) { try requireHolds(Self.pairs) }
    let replayed = try Run.replay(Self.pairs, choices: word)
    let longer = try Run.replay(Self.pairs, choices: word + "AAAAAAAA")
    for text in ["\(report)", "\(try #require(thrown))", "\(replayed)", "\(longer)"] {
      #expect(text.ranges(of: word).count == 1, "\(text)")
    }
    #expect("\(longer)".contains("these choices"), "the word isn't a corpus entry")
  }

  @Test func `Each of several counterexamples is shown with its own words`() {
    let claim = Claim(forAll: .int(in: 0...999_999)) { number in
      try require(number < 500_000, "large")
      try require(number % 100 != 17, "seventeen")
    }
    var settings = RunSettings(cases: 10_000)
    settings.failures = 2
    let report = Run.check(claim, settings)
    #expect(report.counterexamples.count == 2)
    #expect(report.counterexample == report.counterexamples[0])
    for found in report.counterexamples {
      #expect("\(report)".ranges(of: "repeat  choices: \"\(found.choices)\"").count == 1)
    }
  }

  @Test func `The input is there as values`() throws {
    let found = try #require(Run.check(Self.pairs).counterexample)
    let list = try #require(found.arguments.first as? [Int])
    #expect(list.count == 2 && found.arguments.count == 2)
    #expect(found.arguments.map { describe($0) }.joined(separator: "\n") == found.input)
    let (again, text) = found.values(of: .array(of: .int(in: 0...99), 0...9), .text(upTo: 3))
    #expect(again == list && text == found.arguments.last as? String)
  }

  @Test func `The only argument is there as a value`() throws {
    let claim = Claim(forAll: .int(in: 0...99)) { try require($0 < 40) }
    let found = try #require(Run.check(claim).counterexample)
    #expect(found.value(of: .int(in: 0...99)) == 40)
    #expect(found.arguments as? [Int] == [40])
  }

  @Test func `A failure says how many cases there were, and how many of them were discarded`()
    throws
  {
    for divisor in [1, 2] {
      let claim = Claim(forAll: .int(in: 0...999)) { number in
        try assume(number % divisor == 0)
        try require(number < 900)
      }
      let found = try #require(Run.check(claim).counterexample)
      let discarded = divisor == 1 ? "" : " (\(found.discardedBefore) discarded)"
      #expect("\(found)".contains("\n  after  case \(found.casesBefore)\(discarded) and "))
      #expect((found.discardedBefore > 0) == (divisor == 2))
    }
  }

  /// An enumeration reaches the counterexample at the size that it has.
  @Test func `The size of an input is that of an enumeration`() throws {
    let claim = Claim(forAll: .int(in: 0...20), .int(in: 0...20)) { try require($0 < 5 || $1 < 3) }
    let settings = RunSettings(cases: 10_000, isExhaustive: true)
    let report = Run.check(claim, settings)
    let found = try #require(report.counterexample)
    #expect(found.choiceCount == 2)
    #expect(report.resumption.map { Int($0.size) } == found.size)
  }

  @Test func `A run that holds says for how many inputs`() {
    let claim = RunTests.claim(.int()) { _ in }
    #expect("\(Run.check(claim, RunSettings(cases: 10)))" == "Example holds for 11 cases")
    let digit = RunTests.claim(.int(in: 0...9)) { _ in }
    #expect("\(Run.check(digit))" == "Example is proved for all 10 possible inputs")
    let settings = RunSettings(cases: 10, isExhaustive: true)
    #expect("\(Run.check(claim, settings))" == "Example is proved for all 8 inputs up to size 3")
  }

  @Test func `A fuzz target says what is false, the input and its choices`() throws {
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

  @Test func `A long word is in a file, and its start is shown`() {
    let word = "1-" + String(repeating: "A", count: 98)
    let shown = String(repeating: "A", count: 38)
    let start = "  choices 1-\(shown)… (100 characters, in the file below)"
    #expect(
      "\(Repetition(argument: word, file: "a.txt", hasTrait: true))"
        == start + "\n  repeat  choices: \"a.txt\" as an argument of the test, "
        + "or .choices(…) with the same as its trait")
    #expect(
      "\(Repetition("check Law", choices: word, file: "a.txt"))"
        == start + "\n  repeat  check Law --choices a.txt")
    #expect("\(Repetition("check Law", choices: "1-AQ"))" == "  repeat  check Law --choices 1-AQ")
    #expect(
      "\(Repetition(argument: "1-"))" == "  repeat  choices: \"1-\" as an argument of the test")
  }
}
