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

  @Test func `The input is there as values`() throws {
    let found = try #require(Run.check(Self.pairs).counterexample)
    let list = try #require(found.arguments.first as? [Int])
    #expect(list.count == 2 && found.arguments.count == 2)
    #expect(found.arguments.map { describe($0) }.joined(separator: "\n") == found.input)
    let (again, text) = found.values(of: .array(of: .int(in: 0...99), 0...9), .text(upTo: 3))
    #expect(again == list && text == found.arguments.last as? String)
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
}
