import PropertyCorpus
import Testing

@testable import PropertyTesting

/// A property fails, without a trap, if its generator's arguments allow no value.
@Suite struct SenselessArgumentTests {
  private static let small = Generator.int(in: 0...2)
  private static let add = Command<Int, Int>("add", model: { $0 += 1 }, system: { $0 += 1 })

  private static func machine(
    steps: Int = 5, reach: Double = 0, _ commands: [Command<Int, Int>] = [add]
  ) -> Claim {
    StateMachine<Int, Int>(
      model: { 0 }, system: { 0 }, steps: steps, reach: reach, commands: commands
    ).claim()
  }

  private static func claim<Value>(_ generator: Generator<Value>) -> Claim {
    Claim(forAll: generator) { _ in }
  }

  /// Claims that hold for every value, and the reasons their generators can't make a value.
  private static let claims: [(Claim, GeneratorError)] = [
    (claim(.string(of: "", 0...3)), .nothingToChoose),
    (claim(.string(of: "", 0...0)), .nothingToChoose),
    (claim(.string(of: "ab", -1...3)), .negativeCount(-1)),
    (claim(.string(of: .element(of: "a", "b"), -2...3)), .negativeCount(-2)),
    (claim(.array(of: small, -3...(-1))), .negativeCount(-3)),
    (claim(.array(of: small, count: -1)), .negativeCount(-1)),
    (claim(Generator<Set<Int>>.set(of: small, -1...3)), .negativeCount(-1)),
    (claim(Generator<[Int: Int]>.dictionary(of: small, small, -1...3)), .negativeCount(-1)),
    (claim(Generator<[Int]>.uniqueArray(of: small, -1...3)), .negativeCount(-1)),
    (claim(.text(upTo: -1)), .negativeCount(-1)),
    (claim(.text(pieces: -1...1)), .negativeCount(-1)),
    (claim(.text(in: .greek, -1...1)), .negativeCount(-1)),
    (claim(.text(in: .thai, -1...1)), .negativeCount(-1)),
    (claim(Generator<FunctionTable>.function(from: small, to: small, -1...1)), .negativeCount(-1)),
    (claim(.int(in: 5..<5)), .emptyRange("5..<5")),
    (claim(Generator<Int8>.integer(in: -128..<(-128))), .emptyRange("-128..<-128")),
    (claim(.double(in: 1..<1)), .emptyRange("1.0..<1.0")),
    (claim(.float(in: 2..<2)), .emptyRange("2.0..<2.0")),
    (claim(.array(of: small, 0..<0)), .emptyRange("0..<0")),
    (claim(.array(of: small, -2..<1)), .negativeCount(-2)),
    (claim(.string(of: "ab", count: -1)), .negativeCount(-1)),
    (claim(Generator<Int?>.optional(small, probability: 2)), .badShare(2)),
    (claim(.bool(-0.1)), .badShare(-0.1)), (claim(.bool(1.5)), .badShare(1.5)),
    (claim(small.cover("any", atLeast: 2) { _ in true }), .badShare(2)),
    (claim(Generator<Int>.recursive(depth: 1_001, small) { $0 }), .tooDeep(1_001)),
    (claim(Generator<Int>.recursive(depth: 50_000, small) { $0 }), .tooDeep(50_000)),
    (machine(steps: -1), .negativeCount(-1)), (machine([]), .nothingToChoose),
    (machine(reach: 1.1), .badShare(1.1)),
    (
      machine([add, Command("add", weight: -1, model: { $0 += 1 }, system: { $0 += 1 })]),
      .badWeight(-1)
    ),
    // The generator depends on a value, is in a list, or is in a machine.
    (claim(small.flatMap { .array(of: small, count: 1 - $0) }), .negativeCount(-1)),
    (claim(.array(of: .string(of: "", 0...3), 0...3)), .nothingToChoose),
    (
      machine([
        Command("put", of: { _ in .array(of: small, -1...1) }) { _, _ in
        } system: { _, _ in
        }
      ]),
      .negativeCount(-1)
    ),
  ]

  @Test(arguments: claims.indices, [false, true])
  func `A property fails with the error of its generator's invalid argument`(
    index: Int, isExhaustive: Bool
  ) throws {
    let (claim, error) = Self.claims[index]
    let report = Run.check(claim, RunSettings(cases: 3_000, isExhaustive: isExhaustive))
    let found = try #require(report.counterexample)
    #expect(found.message.hasSuffix("a generator can't be used: \(error)"))
    let kept = CorpusEntry(name: "kept", bytes: found.bytes)
    let again = Run.check(claim, RunSettings(cases: 0), corpus: [kept])
    #expect(again.counterexample?.message == found.message)
  }

  @Test func `A discarded case isn't reported as an earlier case's invalid argument`() {
    let numbers = Generator.int(in: 0...9).flatMap { number -> Generator<[Int]> in
      .array(of: Self.small, count: number == 7 ? -1 : 2)
    }
    let claim = Claim(forAll: numbers.filter { $0.count == 2 && $0[0] > 0 }) { _ in }
    var source = ChoiceSource(random: RandomBits(seed: 0))
    source.refuse(GeneratorError.nothingToChoose)
    source.restart(random: RandomBits(seed: 1))
    source.reject()
    #expect(source.rejection == .discarded)
    #expect(Run.check(claim).counterexample?.origin == "GeneratorError.negativeCount")
  }

  /// Generators that throw an error when they are created, each with the error.
  private static let refused: [(GeneratorError, @Sendable () throws -> Void)] = [
    (.nothingToChoose, { _ = try Generator<Int>.element(of: []) }),
    (.nothingToChoose, { _ = try Generator<Int>.oneOf([]) }),
    (.nothingToChoose, { _ = try Generator<Int>.oneOf(weighted: []) }),
    (.nothingToChoose, { _ = try Generator<Int>.swarm([]) }),
    (.nothingToChoose, { _ = try Generator<String>.text(of: [], 0...1) }),
    (.nothingToChoose, { _ = try Generator<String>.string(of: .element(of: Array("")), 0...4) }),
    (.badWeight(-1), { _ = try Generator.oneOf(weighted: [(2, small), (-1, small)]) }),
    (.badWeight(.max), { _ = try Generator.oneOf(weighted: [(.max, small), (.max, small)]) }),
    (.badWeight(1 << 32), { _ = try Generator.oneOf(weighted: [(1 << 32, small)]) }),
    (.noWeight, { _ = try Generator.oneOf(weighted: [(0, small), (0, small)]) }),
    (
      .negativeCount(-1),
      { _ = try Generator<String>.text(matching: .sequence("a", .repeated("b", -1...1))) }
    ),
    (.negativeCount(-1), { _ = try Generator<String>.string(matching: "a*", repetitions: -1) }),
    (.negativeCount(-1), { _ = try Generator.any([Int].self, counts: -1...1) }),
    (.tooDeep(50_000), { _ = try Generator.any([Int].self, depth: 50_000) }),
    (.tooDeep(1_001), { _ = try Generator<String>.text(matching: "a", depth: 1_001) }),
  ]

  @Test(arguments: refused.indices)
  func `A generator with invalid arguments throws when it is created`(index: Int) {
    #expect(throws: Self.refused[index].0) { try Self.refused[index].1() }
  }

  @Test func `A generator accepts the largest weight`() {
    #expect(throws: Never.self) { try Generator.oneOf(weighted: [(1 << 32 - 1, Self.small)]) }
  }

  @Test func `The deepest generated trees fit on the smallest stack`() {
    let trees = Generator<Int>.recursive(depth: 1_000, .just(0)) { $0.map { $0 + 1 } }
    let text = Grammar.rule("list") { .choice("", .sequence("(", $0, ")")) }
    let texts = try? Generator<String>.text(matching: text, depth: 1_000)
    let deepest = Array(repeating: UInt64(1), count: 5_000)
    let done = Workers.threads(2)
    nonisolated(unsafe) var found: [Int] = [0, 0]
    found.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let slots = buffer
      done.perform(2) { index in
        var source = ChoiceSource(replaying: deepest)
        slots[index] =
          index == 0 ? trees.generate(&source) : texts?.generate(&source).count ?? 0
      }
    }
    #expect(found == [1_000, 1_998])
  }

  #if os(Linux) || os(macOS)
    enum Empty: CaseIterable, Sendable { static var allCases: [Empty] { [] } }

    /// A type without cases has no value, not even one for a discarded case.
    @Test func `A generator of a type without cases ends the process with a clear message`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Generator<Empty>.anyCase
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Empty has no cases; anyCase needs at least one."))
    }
  #endif

  @Test func `A property fails if its generator's probability isn't a number`() {
    for claim in [
      Self.claim(.bool(.nan)), Self.claim(Self.small.cover("", atLeast: .nan) { _ in false }),
      Self.machine(reach: .nan),
    ] {
      #expect(Run.check(claim).counterexample?.origin == "GeneratorError.badShare")
    }
  }
}
