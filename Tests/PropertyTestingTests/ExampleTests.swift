import Testing

@testable import PropertyExpectations
@testable import PropertyTesting

/// A test's examples are checked first, and shrunk if the generator can read them back.
@Suite struct ExampleTests {
  private let name = PropertyName(chapter: "Tests", name: "Example")

  @Test func `A run checks the examples first, in order`() {
    let seen = Texts()
    let claim = Claim(forAll: .int(), .bool(), examples: [(77, true), (5, false)], named: name) {
      seen.add("\($0) \($1)")
    }
    let report = Run.check(claim, RunSettings(cases: 3))
    #expect(report.passed && report.cases >= 5)
    #expect(seen.all.prefix(2) == ["77 true", "5 false"])
  }

  @Test func `A failing example is shrunk with its generator`() throws {
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

  @Test func `An example that its generator can't return is checked but not shrunk`() throws {
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
          after  example 2, not shrunk, because the generators can't reproduce this example
        """)
    #expect(found.arguments as? [String] == ["twelve"])
    #expect(found.choices.isEmpty && found.shrinks == 0)
  }

  @Test func `An async claim also checks its examples`() async {
    await withKnownIssue {
      await expectHolds(forAll: .int(in: 0...99), examples: [50]) { number in
        await Task.yield()
        try require(number < 40)
      }
    } matching: {
      "\($0)".contains("  40\n  after  example 1 and")
    }
  }

  @Test func `requireHolds also checks the examples`() {
    #expect(throws: RunFailure.self) {
      try requireHolds(
        forAll: .int(in: 0...99), .int(in: 0...99), examples: [(98, 99)],
        settings: RunSettings(cases: 1)
      ) { try require($0 + $1 < 197) }
    }
  }
}

/// Claims that draw values as they run.
@Suite struct DrawsTests {
  /// An office with a bug: it loses a seat if three or more are given back.
  struct Office {
    var free = 10

    mutating func reserve(_ wanted: Int) -> Int {
      let given = min(wanted, free)
      free -= given
      return given
    }

    mutating func giveBack(_ seats: Int) { free += seats < 3 ? seats : seats - 1 }
  }

  /// A claim that gives back no more seats than it has reserved.
  static let office = Claim { draw in
    var office = Office()
    let given = office.reserve(try draw(.int(in: 0...20), "wanted"))
    let back = try draw(.int(in: 0...given), "back")
    office.giveBack(back)
    try requireEqual(office.free, 10 - given + back)
  }

  /// A claim about a queue that loses the first of four items.
  static let queue = Claim { draw in
    var (queue, expected) = ([Int](), [Int]())
    try draw.repeat(0...50) { draw in
      let item = try draw(.int(in: 0...9), "put")
      queue.append(item)
      expected.append(item)
      if queue.count > 3 { queue.removeFirst() }
      if try draw(.bool(), "take"), !expected.isEmpty {
        try requireEqual(queue.removeFirst(), expected.removeFirst())
      }
    }
  }

  static let found = [
    (office, "wanted: 3\nback: 3", [3, 3]),
    (
      queue, "put: 0\ntake: false\nput: 1\ntake: false\nput: 0\ntake: false\nput: 0\ntake: true",
      []
    ),
  ]

  @Test(arguments: found.indices) func `A claim's drawn values shrink to the simplest failure`(
    index: Int
  ) throws {
    let (claim, input, values) = Self.found[index]
    for seed: UInt64 in 0..<100 {
      let found = try #require(Run.check(claim, RunSettings(seed: seed)).counterexample)
      #expect(found.input == input, "seed \(seed)")
      #expect(claim.describe(bytes: try Blob.decode(found.choices)) == input)
      #expect(claim.judge(bytes: found.bytes) == .fails(found.failure))
      let drawn = found.arguments.compactMap { ($0 as? Drawn)?.value as? Int }
      #expect(values.isEmpty || drawn == values)
    }
  }

  @Test func `All inputs of a claim that draws values can be enumerated`() throws {
    let claim = Claim { draw in
      let most = try draw(.int(in: 0...2))
      return try draw(.int(in: 0...most)) <= most
    }
    let report = Run.check(claim, RunSettings(isExhaustive: true))
    #expect(report.outcome == .proved(inputs: 6, upToSize: nil))
    #expect(claim.describe(bytes: [2, 1]) == "drawn: 2\ndrawn: 1")
  }

  @Test func `A claim never receives a value that its generator discards`() {
    let claim = Claim { draw in
      try requireEqual(try draw(Generator.int(in: 0...99).filter { $0 == 100 }), 100)
    }
    #expect(claim.judge(bytes: []) == .discarded)
    let refused = Claim { draw in try require(try draw(.int(in: 5..<5)) > 9) }
    #expect("\(Run.check(refused))".contains("the range 5..<5 is empty"))
    let negative = Claim { draw in try draw.repeat(-1...3) { _ in } }
    #expect("\(Run.check(negative))".contains("the number of elements is -1"))
  }

  @Test func `A claim that draws values is discarded by assume and fails at an error`() {
    #expect(Claim { _ in try assume(false) }.judge(bytes: []) == .discarded)
    #expect(Claim { _ in false }.judge(bytes: []).isFailure)
    #expect(Claim { _ in throw TraceFailureTests.Broken() }.judge(bytes: []).isFailure)
  }
}
