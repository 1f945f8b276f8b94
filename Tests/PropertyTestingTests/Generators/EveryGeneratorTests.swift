import Testing

@testable import PropertyTesting

@Suite struct EveryGeneratorTests {
  @Test(arguments: try EveryGenerator.all())
  func `A generator makes the same value from any source`(generator: AnyGenerator) {
    for seed in 0..<200 as Range<UInt64> {
      let random = RandomBits(seed: seed, case: 3)
      var sampling = ChoiceSource(random: random)
      let sampled = generator.generateList(&sampling)
      var recording = ChoiceSource(random: random, recording: true)
      let recorded = generator.generateList(&recording)
      var replaying = ChoiceSource(replaying: recording.recording.values)
      var reading = ChoiceSource(bytes: ChoiceBytes.encode(recording.recording.choices))
      #expect(sampled == recorded)
      #expect(sampled == generator.generateList(&replaying))
      #expect(sampled == generator.generateList(&reading))
      #expect(sampling.random.state == recording.random.state, "the random numbers differ")
      #expect(sampling.allowance == recording.allowance, "different numbers of choices were used")
    }
  }

  @Test(arguments: try EveryGenerator.all())
  func `A generator makes its simplest value without any bytes`(generator: AnyGenerator) {
    var source = ChoiceSource(bytes: [])
    #expect(generator.generate(&source) == generator.simplest)
  }

  @Test(arguments: try EveryGenerator.all())
  func `Recording any bytes and replaying them makes the same value`(generator: AnyGenerator) {
    var random = RandomBits(seed: 11)
    for length in 0..<60 {
      let bytes = (0..<length).map { _ in UInt8(random.next(upTo: 255)) }
      var reading = ChoiceSource(bytes: bytes, recording: true)
      let value = generator.generate(&reading)
      var replaying = ChoiceSource(replaying: reading.recording.values)
      #expect(generator.generate(&replaying) == value)
    }
  }

  @Test(arguments: try EveryGenerator.all().filter { ($0.count ?? .max) < 5_000 })
  func `A generator's count is the number of enumerated inputs`(generator: AnyGenerator) {
    var source = ChoiceSource(enumeratingUpTo: 1 << 40)
    var visits: UInt64 = 0
    repeat {
      _ = generator.generate(&source)
      visits += 1
    } while source.advance()
    #expect(!source.enumeration.isClipped)
    #expect(visits == generator.count)
  }

  @Test(arguments: try EveryGenerator.all())
  func `Replaying an enumerated value's choices makes the same value`(generator: AnyGenerator) {
    var source = ChoiceSource(enumeratingUpTo: 6)
    for _ in 0..<2_000 {
      let value = generator.generate(&source)
      var replaying = ChoiceSource(replaying: source.enumeration.visited)
      if !source.isRejected { #expect(generator.generate(&replaying) == value) }
      if !source.advance() { return }
    }
  }

  @Test func `Most kinds of generators have a count`() throws {
    let uncounted = try EveryGenerator.all().filter { $0.count == nil }.map(\.name)
    #expect(
      uncounted == [
        "int of all", "int128", "uint128", "double", "double in", "double in a range", "float",
        "float in", "filter", "compactMap", "flatMap", "dictionary", "shuffled", "grammar",
        "any", "any recursive", "any list", "any with overrides", "pattern",
      ])
  }

  @Test func `A count beyond 64 bits is unknown`() {
    #expect(Generator<[Bool]>.array(of: .bool(), 0...62).count == UInt64.max / 2)
    #expect(Generator<[Bool]>.array(of: .bool(), 0...64).count == nil)
    #expect(zip(.int(in: 0...Int.max), .bool(), .bool()).count == nil)
    #expect(Generator<[Int]>.permutation(of: Array(0..<20)).count == 2_432_902_008_176_640_000)
    #expect(Generator<[Int]>.permutation(of: Array(0..<21)).count == nil)
    #expect(Generator<[Int]>.subsequence(of: Array(0..<64)).count == nil)
    #expect(Generator<[Int]>.array(of: .int(), 0...0).count == 1)
  }
}

/// In all versions, a generator makes the same values from the same random seed or choices, so that
/// kept inputs keep their meaning.
///
/// If a digest changes, the changelog names it. A change in the meaning also requires new corpora.
@Suite struct StableGeneratorTests {
  /// Generators of a kind, with digests of the values of given choices and of random values.
  typealias Kind = (
    generators: @Sendable () throws -> [AnyGenerator], meaning: UInt64, draws: UInt64
  )

  static let kinds: [Kind] = [
    (EveryGenerator.numbers, 0x6EF9_E5AD_0C10_D242, 0xAD18_86A7_01AF_10F8),
    (EveryGenerator.choosing, 0xE6A4_46CC_C4EA_7C95, 0x4E51_E393_5BFE_7CA7),
    (EveryGenerator.collections, 0xB67A_B7F8_AD22_3E0E, 0xFDD8_63CF_FC6C_36B6),
    (EveryGenerator.structures, 0x8AFB_B07F_CCA2_0EF9, 0xFC55_E6A8_A70D_CA06),
    (EveryGenerator.texts, 0x66D2_FBC3_190F_39D6, 0xE252_B3A5_2D4B_6312),
    (EveryGenerator.types, 0x33B9_B296_4F4B_97F8, 0xFB15_D4A4_A06D_1A67),
  ]

  @Test(arguments: kinds.indices)
  func `The same choices make the same values`(index: Int) throws {
    let kind = Self.kinds[index]
    let digest = Digest(ofFirst: .max)
    for generator in try kind.generators() {
      var random = RandomBits(seed: 5)
      for length in 0..<60 {
        let bytes = (0..<length).map { _ in UInt8(random.next(upTo: 255)) }
        var reading = ChoiceSource(bytes: bytes)
        digest.add("\(generator.generateList(&reading)) \(reading.isRejected)")
      }
      var source = ChoiceSource(enumeratingUpTo: 5)
      for _ in 0..<100 {
        digest.add("\(generator.generate(&source)) \(source.isRejected)")
        if !source.advance() { break }
      }
    }
    #expect(kind.meaning == digest.value)
  }

  @Test(arguments: kinds.indices)
  func `The same random seed draws the same values`(index: Int) throws {
    let kind = Self.kinds[index]
    let digest = Digest(ofFirst: .max)
    for generator in try kind.generators() {
      for number in 0..<200 {
        let random = RandomBits(seed: 3, case: number)
        var source = ChoiceSource(random: random, recording: number % 2 == 0)
        if number % 4 == 0 { source.mostElements = number / 4 }
        digest.add("\(generator.generateList(&source)) \(source.isRejected)")
      }
    }
    #expect(kind.draws == digest.value)
  }
}
