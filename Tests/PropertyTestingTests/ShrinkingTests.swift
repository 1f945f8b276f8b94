import Testing

@testable import PropertyTesting

/// The shrinker itself: the failures that it keeps, its termination, and passes that
/// `ShrinkingChallengeTests` doesn't need.
@Suite struct ShrinkingTests {
  /// Runs `pass`, or all passes, on the input that `values` generate, and returns the shrinker; the
  /// claim must be false for this input.
  static func shrunk<each Input>(
    _ values: [UInt64], _ generators: repeat Generator<each Input>,
    by pass: (inout Shrinker) -> Void = { $0.run() },
    claiming claim: @escaping @Sendable (repeat each Input) throws -> Void
  ) throws -> Shrinker {
    let claim = RunTests.claim(repeat each generators, claiming: claim)
    var source = ChoiceSource(replaying: values, recording: true)
    guard case .fails(let failure) = claim.judge(&source) else {
      throw Failure("the claim holds for the input to shrink", at: "ShrinkingTests")
    }
    var shrinker = Shrinker(claim, source.recording, failure, limit: 20_000)
    shrinker.run(pass)
    return shrinker
  }

  private func list(_ options: UInt64...) -> [UInt64] { options.flatMap { [1, $0] } + [0] }

  @Test func `Shrinking finds the shortest failing prefix by bisection`() throws {
    let values: [UInt64] = (0..<1_000).flatMap { [1, $0] } + [0]
    let done = try Self.shrunk(values, .array(of: .int(), 0...1_000)) {
      try require($0.count < 600)
    }
    #expect(done.best.choices.count == 1_201)
    #expect(done.evaluations < 50)
  }

  @Test func `Shrinking finds a smaller number of the opposite sign`() throws {
    let done = try Self.shrunk([9_999], .int()) { try require(-100 < $0 && $0 < 900) }
    #expect(done.bestInput == "-100")
  }

  @Test func `Shrinking lowers a multiple in steps that keep it a multiple`() throws {
    let done = try Self.shrunk([64 * 977], .int(in: 0...1_000_000)) {
      try require($0 == 0 || $0 % 64 != 0)
    }
    #expect(done.bestInput == "64")
  }

  @Test func `Shrinking a branch's choice keeps the values after the branch`() throws {
    let pair = zip(Generator<Int>.int(in: 0...9), .int(in: 0...9)).map { $0 + $1 }
    let kind = Generator<Int> { source in
      source.span("kind") { $0.draw(.oneOf(.int(in: 0...9), pair)) }
    }
    let values: [UInt64] = [1, 4, 5, 900]
    let done = try Self.shrunk(values, kind, .int(in: 0...1_000)) { _, rest in
      try require(rest < 900)
    }
    #expect(done.bestInput == "0\n900")
  }

  @Test func `Shrinking removes two elements together if it can't remove either alone`() throws {
    let done = try Self.shrunk(list(3, 14, 4), .array(of: .int(in: 0...99), 0...9)) {
      try require($0.count % 2 == 0 || !$0.contains(14))
    }
    #expect(done.bestInput == "[14]")
  }

  @Test func `Shrinking lowers a count to fit after removing several elements at once`() throws {
    let lists = Generator<Int>.int(in: 1...9).flatMap {
      .array(of: .int(in: 0...9), count: $0 < 7 ? 2 : $0)
    }
    let done = try Self.shrunk(
      [6, 0, 0, 0, 0, 0, 0, 0], lists, by: { $0.deleteWhileRenumbering() }
    ) { _ in try require(false) }
    #expect(done.bestInput == "[0, 0]")
  }

  @Test func `Shrinking also keeps the simplest failure of each other origin`() throws {
    let done = try Self.shrunk([999_999], .int(in: 0...1_000_000)) { number in
      try require(number < 900_000, "large")
      try require(number % 1_000 != 1, "small")
    }
    #expect(done.bestInput == "900000")
    #expect(done.others.map(\.failure.message) == ["small"])
    #expect(done.others.map(\.recording.values) == [[1]])
  }

  @Test func `Shrinking never checks an input twice`() throws {
    let judged = Texts()
    let done = try Self.shrunk([1, 7, 1, 9, 0, 3], .array(of: .int(), 0...9), .int()) {
      judged.add("\($0) \($1)")
      try require($0.count < 2 || $1 < 1)
    }
    // The first input is checked outside the shrinker.
    #expect(judged.all.count == done.evaluations + 1)
    #expect(Set(judged.all).count == judged.all.count)
  }

  @Test func `Shrinking checks no input beyond its limit`() throws {
    let claim = RunTests.claim(.array(of: .int(), 0...100)) { try require($0.count < 30) }
    for limit in [0, 1, 5] {
      let settings = RunSettings(shrinkLimit: limit)
      let found = Run.check(claim, settings).counterexample
      #expect(found?.shrinks == limit)
      #expect((found?.explanation == nil) == (limit == 0))
    }
  }

  /// The claims fail for every third input, so no pass can rely on earlier results.
  @Test func `Shrinking ends with a failing canonical input even for a random claim`() throws {
    let integers = Generator<[Int]>.array(of: .int(), 0...6)
    let lengths = Generator<Int>.int(in: 0...5).flatMap { .array(of: .int(in: 0...$0), $0...$0) }
    let evens = Generator<[Int]>.array(of: .int().filter { $0 % 2 == 0 }, 1...5)
    let optional = Generator<[Int]?>.optional(integers)
    for seed: UInt64 in 0..<150 {
      let claim = RunTests.claim(.array(of: lengths, 0...5), integers, evens, optional) {
        var random = RandomBits(seed: seed)
        for byte in "\($0) \($1) \($2) \(String(describing: $3))".utf8 {
          random = RandomBits(seed: random.next() ^ UInt64(byte))
        }
        try require(random.next() % 3 != 0)
      }
      let settings = RunSettings(seed: seed, shrinkLimit: 400)
      let found = try #require(Run.check(claim, settings).counterexample)
      #expect(claim.judge(bytes: found.bytes) != .holds)
      #expect(claim.canonical(found.bytes) == found.bytes)
    }
  }
}
