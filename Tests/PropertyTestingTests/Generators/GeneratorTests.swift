import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Generators: one input whoever answers, and the simplest if nobody does.
@Suite struct GeneratorTests {
  static let everything = zip(
    .int(in: -50...50), .optional(.bool()), .array(of: .text(upTo: 3), 0...4),
    .oneOf(.just("x"), .string(of: "yz", 1...2)),
    Generator<Int>.int(in: 0...9).flatMap { .array(of: .int(in: 0...9), $0...$0) })

  static func made(_ source: ChoiceSource) -> (String, ChoiceSource) {
    var source = source
    return (describe("\(everything.generate(&source))"), source)
  }

  @Test(arguments: 0..<50)
  func `Chance, recording, replay and bytes make the same input`(seed: UInt64) {
    let random = RandomBits(seed: seed, case: 3)
    let (sampled, _) = Self.made(ChoiceSource(random: random))
    let (recorded, source) = Self.made(ChoiceSource(random: random, recording: true))
    let (replayed, _) = Self.made(ChoiceSource(replaying: source.recording.values))
    let bytes = ChoiceBytes.encode(source.recording.choices)
    #expect(sampled == recorded)
    #expect(sampled == replayed)
    #expect(sampled == Self.made(ChoiceSource(bytes: bytes)).0)
  }

  @Test func `A dry source makes the simplest input`() {
    var source = ChoiceSource(bytes: [])
    let (number, flag, texts, word, list) = Self.everything.generate(&source)
    #expect(number == 0 && flag == nil && texts.isEmpty && word == "x" && list.isEmpty)
  }

  @Test func `A case ends however much it asks for`() {
    let endless = Generator<Int> { source in
      var count = 0
      source.repeated(0...Int.max) { source in
        count += Int(source.choose(upTo: 1)) | 1
      }
      return count
    }
    var source = ChoiceSource(random: RandomBits(seed: 5))
    #expect(endless.generate(&source) <= ChoiceSource.largestCase)
  }

  @Test func `Filtered values satisfy the condition`() {
    expectHolds(forAll: Generator<Int>.int(in: 0...99).filter { $0 % 3 == 0 }) {
      try require($0 % 3 == 0)
    }
  }

  @Test func `Weights say how chance chooses`() {
    let coin = Generator<Int>.oneOf(weighted: (1, .just(0)), (9, .just(1)), (0, .just(2)))
    var source = ChoiceSource(random: RandomBits(seed: 7))
    var counts = [0, 0, 0]
    for _ in 0..<10_000 {
      source.restart(random: source.random)
      counts[coin.generate(&source)] += 1
    }
    #expect(counts[2] == 0)
    #expect((850...1150).contains(counts[0]))
  }

  @Test func `All lengths are reached`() {
    expectHolds(
      forAll: Generator<[Int]>.array(of: .just(0), 2...5)
        .cover("two", atLeast: 0.2) { $0.count == 2 }
        .cover("five", atLeast: 0.2) { $0.count == 5 }
    ) { try require((2...5).contains($0.count)) }
  }

  @Test(arguments: TextPool.allCases)
  func `Every pool is reached`(pool: TextPool) {
    let scalars = Set(pool.pieces.flatMap { Array($0.unicodeScalars) })
    expectHolds(
      forAll: Generator<String>.text(pieces: 8...8)
        .cover("\(pool)", atLeast: 0.1) { $0.unicodeScalars.contains(where: scalars.contains) }
    ) { _ in }
  }

  @Test func `Integers reach their edges`() {
    expectHolds(
      forAll: Generator<Int>.int()
        .cover("bound", atLeast: 0.005) { $0 == .max || $0 == .min }
        .cover("near zero", atLeast: 0.005) { (-1...1).contains($0) }
    ) { _ in }
  }
}
