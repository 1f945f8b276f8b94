import Testing

@testable import PropertyExpectations
@testable import PropertyTesting

/// Inputs that a test states are checked first, and shrunk where the generator can read them back.
@Suite struct ExampleTests {
  private let name = PropertyName(chapter: "Tests", name: "Example")

  @Test func `Examples are checked first, in order`() {
    let seen = Texts()
    let claim = Claim(forAll: .int(), .bool(), examples: [(77, true), (5, false)], named: name) {
      seen.add("\($0) \($1)")
    }
    let report = Run.check(claim, RunSettings(cases: 3))
    #expect(report.isFine && report.cases >= 5)
    #expect(seen.all.prefix(2) == ["77 true", "5 false"])
  }

  @Test func `A failing example is shrunk through its generator`() throws {
    let claim = Claim(
      forAll: .array(of: .int(in: 0...99), 0...9), examples: [[1, 70, 3, 80]],
      named: name
    ) { try require($0.reduce(0, +) < 100) }
    let found = try #require(Run.check(claim, RunSettings(cases: 1)).counterexample)
    #expect(found.input == "[1, 99]")
    #expect(found.entry == "example 1" && found.casesBefore == 1)
    #expect(found.description.contains("\n  after  example 1 and "))
    let again = try Run.replay(claim, choices: found.choices)
    #expect(again.counterexample?.input == found.input)
  }

  @Test func `An example that its generator can't read is checked as it is`() throws {
    let texts = Generator<Int>.int(in: 0...9).map { "\($0)" }
    let claim = Claim(forAll: texts, examples: ["3", "twelve"], named: name) {
      try require(Int($0) != nil, "no number")
    }
    let report = Run.check(claim)
    let found = try #require(report.counterexample)
    #expect(
      report.description == """
        Example fails
          found  no number
          "twelve"
          after  example 2, which isn't shrunk: no choices are known to make it
        """)
    #expect(found.arguments as? [String] == ["twelve"])
    #expect(found.choices.isEmpty && found.shrinks == 0)
  }

  @Test func `An async claim has examples`() async {
    await withKnownIssue {
      await expectHolds(forAll: .int(in: 0...99), examples: [50]) { number in
        await Task.yield()
        try require(number < 40)
      }
    } matching: {
      "\($0)".contains("  40\n  after  example 1 and")
    }
  }

  @Test func `requireHolds checks examples, too`() {
    #expect(throws: RunFailure.self) {
      try requireHolds(
        forAll: .int(in: 0...99), .int(in: 0...99), examples: [(98, 99)],
        settings: RunSettings(cases: 1)
      ) { try require($0 + $1 < 197) }
    }
  }
}
