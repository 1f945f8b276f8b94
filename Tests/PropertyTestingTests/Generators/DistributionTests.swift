import Testing

@testable import PropertyTesting

/// The frequency of generated values in random cases.
@Suite struct DistributionTests {
  @Test func `A choice's options are equally likely`() {
    for options in [2, 3, 7, 10, 100] {
      let counts = Sampling.counts(Generator<UInt64> { $0.choose(upTo: UInt64(options - 1)) })
      #expect(Sampling.areEven(counts.values, options: options))
    }
  }

  @Test func `A Boolean generator returns true with the given probability`() {
    for probability in [0, 0.1, 0.5, 0.99, 1] {
      let hits = Double(Sampling.values(Generator<Bool>.bool(probability)).count { $0 })
      #expect(abs(hits - probability * 10_000) <= 250)
    }
  }

  @Test func `Weights determine the shares of random choices`() throws {
    let weighted = Generator<Int>.oneOf(weighted: (1, .just(0)), (9, .just(1)), (0, .just(2)))
    let listed = try Generator<Int>.oneOf(weighted: [(1, .just(0)), (9, .just(1)), (0, .just(2))])
    for counts in [Sampling.counts(weighted), Sampling.counts(listed)] {
      #expect(counts[2] == nil)
      #expect((850...1150).contains(counts[0] ?? 0))
    }
    let even = Generator<Int>.oneOf(weighted: (0, .just(0)), (0, .just(1)))
    #expect(Sampling.areEven(Sampling.counts(even).values, options: 2))
  }

  @Test func `A collection's lengths are equally likely`() {
    let lengths = Generator<[Bool]>.array(of: .bool(), 2...8).map(\.count)
    #expect(Sampling.areEven(Sampling.counts(lengths).values, options: 7))
    let sizes = Generator<Set<Int>>.set(of: .int(), 0...9).map(\.count)
    #expect(Sampling.areEven(Sampling.counts(sizes).values, options: 10))
  }

  @Test func `A swarm omits options from whole cases`() {
    let swarm = Generator<Int>.swarm(.just(0), .just(1), .just(2), .just(3))
    let kinds = Sampling.values(Generator<[Int]>.array(of: swarm, count: 60)).map { Set($0).count }
    let counts = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // Half of the cases use all four options. Another case also uses them if it would otherwise
    // omit all or none.
    #expect((5_400...5_900).contains(counts[4] ?? 0))
    #expect((1_050...1_450).contains(counts[1] ?? 0))
    #expect((1_000...2_200).contains(counts[3] ?? 0))
    let first = Sampling.counts(swarm)
    #expect(first.values.allSatisfy { (2_200...2_800).contains($0) })
  }
}

/// Collections whose count is missing, a number, or a partial range.
@Suite struct DefaultCountTests {
  @Test func `A collection has up to 50 elements by default, and rarely up to 200`() {
    func check(_ generator: Generator<some Collection>) {
      let counts = Sampling.values(generator, cases: 3_000).map(\.count)
      #expect((30...110).contains(counts.count { $0 > 50 }))
      #expect(counts.min() == 0 && (180...200).contains(counts.max() ?? 0))
    }
    check(.array(of: .bool()))
    check(.set(of: .int()))
    check(.dictionary(of: .int(), .bool()))
    check(.uniqueArray(of: .int()) { $0 })
    check(.string())
    check(.string(of: .element(of: "a", "b")))
  }

  @Test func `A list inside a list has up to 20 elements by default`() {
    func counts<Inner: Collection>(_ inner: Generator<Inner>) -> ClosedRange<Int> {
      let lists = Sampling.values(.array(of: inner), cases: 1_000).joined().map(\.count)
      return (lists.min() ?? -1)...(lists.max() ?? -1)
    }
    #expect(counts(.array(of: .bool())) == 0...20)
    #expect(counts(.string()) == 0...20)
    #expect(counts(.set(of: .int())) == 0...20)
    #expect(counts(.array(of: .bool(), 0...50)) == 0...50)
    #expect(counts(zip(.string(), .string(of: "a", 0...30)).map(\.1)) == 0...30)
    let long = Claim(forAll: .array(of: .array(of: .bool()))) { (lists: [[Bool]]) in
      try require(!lists.contains { $0.count == 50 })
    }
    let choices = [1] + Array(repeating: [1, 0] as [UInt64], count: 50).joined()
    #expect(long.judge(options: choices).isFailure)
  }

  @Test func `A string generator without an alphabet uses printable ASCII characters`() {
    let scalars = Sampling.values(.string()).reduce(into: Set()) { $0.formUnion($1.unicodeScalars) }
    #expect(scalars == Set((0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }))
    let letters = EnumerationTests.all(.string(count: 1), upTo: 1)
    #expect(letters == ["a", "b"])
  }
}

/// Draws random values from a generator with a fixed random seed.
enum Sampling {
  static func values<Value>(_ generator: Generator<Value>, cases: Int = 10_000) -> [Value] {
    var source = ChoiceSource(random: RandomBits(seed: 0))
    return (0..<cases).map { index in
      source.restart(random: RandomBits(seed: 99, case: index))
      return generator.generate(&source)
    }
  }

  static func counts<Value: Hashable>(
    _ generator: Generator<Value>, cases: Int = 10_000
  ) -> [Value: Int] {
    values(generator, cases: cases).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether the counts are plausible for `options` equally likely kinds.
  ///
  /// The chi-square statistic has mean n and variance 2n; a value five standard deviations above n
  /// is implausible.
  static func areEven(_ counts: some Collection<Int>, options: Int) -> Bool {
    let expected = Double(counts.reduce(0, +)) / Double(options)
    let missing = Double(options - counts.count) * expected
    let statistic = counts.reduce(missing) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    let freedom = Double(options - 1)
    return statistic < freedom + 5 * (2 * freedom).squareRoot()
  }
}
