import Testing

@testable import PropertyTesting

/// How small counterexamples become: known challenges, each with its known answer, over several
/// seeds.
@Suite struct ShrinkingTests {
  static func shrunk<each Input>(
    _ generators: repeat Generator<each Input>,
    claiming claim: @escaping @Sendable (repeat each Input) throws -> Void
  ) -> Set<String> {
    let claim = RunTests.claim(repeat each generators, claiming: claim)
    let answers = (0..<20).compactMap { seed in
      Run.check(claim, RunSettings(cases: 100_000, seed: seed)).counterexample?.input
    }
    return Set(answers)
  }

  @Test func `Reverse`() {
    let answers = Self.shrunk(.array(of: .int(), 0...20)) { try require($0.reversed() == $0) }
    #expect(answers == ["[0, 1]"])
  }

  @Test func `Neighbours that add up`() {
    let answers = Self.shrunk(.array(of: .int(in: 0...100_000), 0...10)) { list in
      for (one, two) in zip(list, list.dropFirst()) { try require(one + two <= 10_000) }
    }
    #expect(answers == ["[0, 10001]"])
  }

  @Test func `Length chosen before the list`() {
    let lists = Generator<Int>.int(in: 1...100).flatMap { .array(of: .int(in: 0...1000), $0...$0) }
    #expect(Self.shrunk(lists) { try require(($0.max() ?? 0) < 900) } == ["[900]"])
  }

  @Test func `Removal of a duplicate`() {
    let answers = Self.shrunk(.array(of: .int(in: 0...50), 0...20), .int(in: 0...50)) { list, x in
      guard let place = list.firstIndex(of: x) else { return }
      var list = list
      list.remove(at: place)
      try require(!list.contains(x))
    }
    #expect(answers == ["[0, 0]\n0"])
  }

  @Test func `Distinct values`() {
    let answers = Self.shrunk(.array(of: .int(), 0...20)) { try require(Set($0).count < 3) }
    #expect(answers == ["[0, 1, -1]"])
  }

  @Test func `Text loses what does not matter`() {
    let answers = Self.shrunk(.text(upTo: 12)) { text in
      try require(text.unicodeScalars.allSatisfy { $0.value != 0x200D })
    }
    #expect(answers == [#""\u{200D}""#])
  }

  @Test func `The kind of a part is the simplest that fails`() {
    let answers = Self.shrunk(.text(upTo: 4)) { text in
      try require(text.unicodeScalars.allSatisfy { $0.value < 0x10000 })
    }
    #expect(answers == [#""\u{0001F600}""#])
  }

  @Test func `A failure of another origin is not followed`() throws {
    let claim = RunTests.claim(.int(in: 0...1_000_000)) { number in
      try require(number < 900_000, "large")
      try require(number % 1000 != 1, "small")
    }
    let found = try #require(
      Run.check(claim, RunSettings(cases: 0), corpus: [.init(name: "large", bytes: [0x0F, 0, 0])])
        .counterexample)
    #expect(found.message == "large")
    #expect(found.input == "900000")
  }
}
