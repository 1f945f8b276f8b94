import Testing

@testable import PropertyTesting

/// What each kind of pass can do that no other can: from one input to its only answer.
@Suite struct ShrinkingPassTests {
  /// The shrinker of the input that `values` make, for which the claim must be false, when `pass`
  /// ends; without one, when all end.
  static func shrunk<each Input>(
    _ values: [UInt64], _ generators: repeat Generator<each Input>,
    by pass: (inout Shrinker) -> Void = { $0.run() },
    claiming claim: @escaping @Sendable (repeat each Input) throws -> Void
  ) throws -> Shrinker {
    let claim = RunTests.claim(repeat each generators, claiming: claim)
    var source = ChoiceSource(replaying: values, recording: true)
    guard case .fails(let failure) = claim.judge(&source) else {
      throw Failure("the claim holds of the input to shrink", at: "ShrinkingPassTests")
    }
    var shrinker = Shrinker(claim, source.recording, failure, limit: 20_000)
    shrinker.run(pass)
    return shrinker
  }

  private func list(_ options: UInt64...) -> [UInt64] { options.flatMap { [1, $0] } + [0] }

  @Test func `The first elements that do are found by halves`() throws {
    let values: [UInt64] = (0..<1_000).flatMap { [1, $0] } + [0]
    let done = try Self.shrunk(values, .array(of: .int(), 0...1_000)) {
      try require($0.count < 600)
    }
    #expect(done.best.choices.count == 1_201)
    #expect(done.evaluations < 50)
  }

  @Test func `The smaller of the other sign is found`() throws {
    let done = try Self.shrunk([9_999], .int()) { try require(-100 < $0 && $0 < 900) }
    #expect(done.bestInput == "-100")
  }

  @Test func `A multiple is lowered by its own steps`() throws {
    let done = try Self.shrunk([64 * 977], .int(in: 0...1_000_000)) {
      try require($0 == 0 || $0 % 64 != 0)
    }
    #expect(done.bestInput == "64")
  }

  @Test func `What lies after a lowered kind stays where it was`() throws {
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

  @Test func `Two elements go that can't go alone`() throws {
    let done = try Self.shrunk(list(3, 14, 4), .array(of: .int(in: 0...99), 0...9)) {
      try require($0.count % 2 == 0 || !$0.contains(14))
    }
    #expect(done.bestInput == "[14]")
  }

  @Test func `As many go from one run as from another`() throws {
    let values = list(1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2)
    let done = try Self.shrunk(values, .array(of: .int(in: 0...2), 0...20)) { list in
      let (ones, twos) = (list.prefix { $0 == 1 }, list.drop { $0 == 1 }.dropFirst())
      let isTied = !ones.isEmpty && ones.count == twos.count && twos.allSatisfy { $0 == 2 }
      try require(!isTied || ![1, 2, 4, 8].contains(ones.count))
    }
    #expect(done.bestInput == "[1, 0, 2]")
  }

  @Test func `A list that loses more than an element is renumbered from its new end`() throws {
    let lists = Generator<Int>.int(in: 1...9).flatMap {
      .array(of: .int(in: 0...9), count: $0 < 7 ? 2 : $0)
    }
    let done = try Self.shrunk(
      [6, 0, 0, 0, 0, 0, 0, 0], lists, by: { $0.deleteWhileRenumbering() }
    ) { _ in try require(false) }
    #expect(done.bestInput == "[0, 0]")
  }
}
