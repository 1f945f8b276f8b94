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

  @Test func `Everything goes to zero at once`() throws {
    let values = list(9, 8, 7, 6, 5, 4, 3, 2)
    let done = try Self.shrunk(values, .array(of: .int(), 8...9)) { _ in try require(false) }
    #expect(done.bestInput == "[0, 0, 0, 0, 0, 0, 0, 0]")
    #expect(done.evaluations < 5)
  }

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

  @Test func `Each of a few options is tried`() throws {
    let done = try Self.shrunk([16], .int(in: 0...16)) { try require($0 != 11 && $0 != 16) }
    #expect(done.bestInput == "11")
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

  @Test func `Two are lowered that only their difference holds`() throws {
    let done = try Self.shrunk([700, 703], .int(in: 0...1_000), .int(in: 0...1_000)) {
      try require($0 < 10 || $1 - $0 != 3)
    }
    #expect(done.bestInput == "10\n13")
  }

  @Test func `Three are lowered that must be equal`() throws {
    let one = Generator<Int>.int(in: 0...1_000)
    let done = try Self.shrunk([700, 700, 700], one, one, one) {
      try require($0 < 10 || $0 != $1 || $1 != $2)
    }
    #expect(done.bestInput == "10\n10\n10")
  }

  @Test func `A small one is lowered with a large one`() throws {
    let one = Generator<Int>.int(in: 0...1_000)
    let done = try Self.shrunk([1, 65], one, one) { try require($1 - $0 != 64) }
    #expect(done.bestInput == "0\n64")
  }

  @Test func `What one gives the other takes`() throws {
    let one = Generator<Int>.int(in: 0...9)
    let done = try Self.shrunk([4, 1], one, one) { try require($0 + $1 != 5) }
    #expect(done.bestInput == "0\n5")
  }

  @Test func `Two elements become one`() throws {
    let done = try Self.shrunk(list(1, 65_533), Generator<[Int16]>.array(of: .integer(), 0...9)) {
      try require($0.reduce(0, &+) != .min)
    }
    #expect(done.bestInput == "[-32768]")
  }

  @Test func `Elements come in order`() throws {
    let done = try Self.shrunk(list(2, 1, 0), .array(of: .int(), 0...9)) {
      try require(Set($0) != [0, 1, -1])
    }
    #expect(done.bestInput == "[0, 1, -1]")
  }

  @Test func `Lists are joined`() throws {
    let six = [1] + list(0, 0, 0, 0, 0, 0)
    let lists = Generator<[[Int]]>.array(of: .array(of: .int(), 0...20), 0...20)
    let done = try Self.shrunk(six + six + [0], lists) { try require($0.joined().count < 11) }
    #expect(done.bestInput == "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]")
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

  @Test func `Elements go with what counts them`() throws {
    let lists = Generator<Int>.int(in: 1...9).flatMap { .array(of: .int(in: 0...999), $0...$0) }
    let done = try Self.shrunk([3, 0, 0, 0, 900], lists) { try require(!$0.contains(900)) }
    #expect(done.bestInput == "[900]")
  }

  @Test func `Places are renumbered`() throws {
    let lists = Generator<Int>.int(in: 1...9).flatMap { .array(of: .int(in: 0...$0 - 1), $0...$0) }
    let done = try Self.shrunk([4, 0, 0, 4, 0, 2], lists) { list in
      try require(list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 })
    }
    #expect(done.bestInput == "[1, 0]")
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

  @Test func `Lists that must be equal lose the same elements`() throws {
    let lists = Generator<[Int]>.array(of: .int(), 0...9)
    let equal = try Self.shrunk(list(3, 15, 7, 9) + list(3, 15, 7, 9), lists, lists) {
      try require(!$0.contains(4) || $0 != $1)
    }
    #expect(equal.bestInput == "[4]\n[4]")
  }

  @Test func `A branch of few values is tried as a whole`() throws {
    let numbers = Generator<Int>.oneOf(.element(of: 1_000, 2_000), .int())
    let done = try Self.shrunk([1, 9_001], numbers) { try require($0 < 1_500) }
    #expect(done.bestInput == "2000")
    #expect(done.values == [0, 1])
  }

  @Test func `A value of a narrow branch is lowered through a wider one that is simpler`() throws {
    let numbers = Generator<Int>.oneOf(.int(), .element(of: 1_000, 2_000))
    let done = try Self.shrunk([1, 1], numbers) { try require($0 < 700) }
    #expect(done.bestInput == "700")
  }

  @Test func `A value is read again by a simpler branch, also within a list`() throws {
    let numbers = Generator<Int>.oneOf(.int(in: 0...99_999), .integer(in: 700...))
    let done = try Self.shrunk([1, 1, 7_777, 1, 1, 7_777, 0], .array(of: numbers, 0...9)) {
      try require(!$0.contains(8_477))
    }
    #expect(done.values == [1, 0, 8_477, 0])
  }
}
