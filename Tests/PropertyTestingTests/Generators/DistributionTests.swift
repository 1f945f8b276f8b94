import PropertyExpectations
import Testing

@testable import PropertyTesting

/// How often random cases make what.
@Suite struct DistributionTests {
  @Test func `Choices are alike likely`() {
    for options in [2, 3, 7, 10, 100] {
      let counts = Sampling.counts(Generator<UInt64> { $0.choose(upTo: UInt64(options - 1)) })
      #expect(Sampling.areEven(counts.values, options: options))
    }
  }

  @Test func `Integers are even but for their edges`() {
    let counts = Sampling.counts(Generator<Int>.int(in: -100...99), cases: 200_000)
    #expect(counts.count == 200)
    // Numbers at no edge, and near no power of two, whose options are twice the distances.
    let plain = counts.filter { number, _ in
      (12...90).contains(abs(number))
        && ![15, 16, 17, 18, 30, 31, 32, 33, 34].contains(abs(number))
        && ![62, 63, 64, 65, 66].contains(abs(number))
    }
    #expect(Sampling.areEven(plain.values, options: plain.count))
    #expect(plain.values.allSatisfy { (800...1_080).contains($0) })
  }

  @Test func `A flag is true as often as it should`() {
    for probability in [0, 0.1, 0.5, 0.99, 1] {
      let hits = Double(Sampling.values(Generator<Bool>.bool(probability)).count { $0 })
      #expect(abs(hits - probability * 10_000) <= 250)
    }
  }

  @Test func `Weights say how chance chooses`() throws {
    let weighted = Generator<Int>.oneOf(weighted: (1, .just(0)), (9, .just(1)), (0, .just(2)))
    let listed = try Generator<Int>.oneOf(weighted: [(1, .just(0)), (9, .just(1)), (0, .just(2))])
    for counts in [Sampling.counts(weighted), Sampling.counts(listed)] {
      #expect(counts[2] == nil)
      #expect((850...1150).contains(counts[0] ?? 0))
    }
    let even = Generator<Int>.oneOf(weighted: (0, .just(0)), (0, .just(1)))
    #expect(Sampling.areEven(Sampling.counts(even).values, options: 2))
  }

  @Test func `Elements and options are alike likely`() {
    #expect(Sampling.areEven(Sampling.counts(.element(of: 1, 2, 3)).values, options: 3))
    let options = Generator<Int>.oneOf(.just(1), .just(2), .just(3), .just(4))
    #expect(Sampling.areEven(Sampling.counts(options).values, options: 4))
    #expect(Sampling.areEven(Sampling.counts(EveryGenerator.Suit.generator).values, options: 3))
  }

  @Test func `Lengths are alike likely`() {
    let lengths = Generator<[Bool]>.array(of: .bool(), 2...8).map(\.count)
    #expect(Sampling.areEven(Sampling.counts(lengths).values, options: 7))
    let sizes = Generator<Set<Int>>.set(of: .int(), 0...9).map(\.count)
    #expect(Sampling.areEven(Sampling.counts(sizes).values, options: 10))
  }

  @Test func `Orders are alike likely`() {
    let orders = Generator<[Int]>.permutation(of: [1, 2, 3, 4])
    #expect(Sampling.areEven(Sampling.counts(orders).values, options: 24))
    let shuffled = Generator<[Int]>.just([1, 2, 3, 4]).shuffled()
    #expect(Sampling.areEven(Sampling.counts(shuffled).values, options: 24))
  }

  @Test func `Subsets are alike likely`() {
    let parts = Generator<[Int]>.subsequence(of: [1, 2, 3, 4])
    #expect(Sampling.areEven(Sampling.counts(parts).values, options: 16))
    #expect(Sampling.areEven(Sampling.counts(.subset(of: [1, 2, 3])).values, options: 8))
  }

  @Test func `A swarm leaves options out of whole cases`() {
    let swarm = Generator<Int>.swarm(.just(0), .just(1), .just(2), .just(3))
    let kinds = Sampling.values(Generator<[Int]>.array(of: swarm, count: 60)).map { Set($0).count }
    let counts = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // Half of the cases have all four by rule, and of the rest one in sixteen has one or none.
    #expect((5_400...5_900).contains(counts[4] ?? 0))
    #expect((1_050...1_450).contains(counts[1] ?? 0))
    #expect((1_000...2_200).contains(counts[3] ?? 0))
    let first = Sampling.counts(swarm)
    #expect(first.values.allSatisfy { (2_200...2_800).contains($0) })
  }

  @Test func `A text leaves pools out of whole cases`() {
    let digits = Sampling.values(.text(pieces: 100...100), cases: 2_000)
      .count { !$0.contains { $0.isASCII && $0.isNumber } }
    #expect((300...700).contains(digits))
  }
}

extension EveryGenerator.Suit {
  static let generator = Generator<Self>.anyCase
}
