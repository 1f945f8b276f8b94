import PropertyCorpus
import Synchronization
import Testing

@testable import PropertyTesting

/// The same seed makes the same cases: in any process, in debug and release, in any version until
/// the changelog says otherwise.
@Suite struct DeterminismTests {
  /// The content of a run's first inputs in one number.
  private static func digest(seed: UInt64, ofFirst count: Int) -> UInt64 {
    // On a slow machine the run checks more, to measure how its time was spent.
    let digest = Digest(ofFirst: count)
    let claim = Claim(forAll: Everything.generator) { value in
      digest.add("\(describe(value.text)) \(value.number) \(value.small) \(value.tree)")
    }
    _ = Run.check(claim, RunSettings(cases: 3_000, seed: seed))
    return digest.value
  }

  struct Digested: Sendable {
    let seed: UInt64
    /// The simplest input, 3,000 cases, and 20 of them again, without those that are discarded.
    let count: Int
    let digest: UInt64
  }

  @Test(
    arguments: [
      Digested(seed: 2, count: 3_017, digest: 0x803D_3AF6_97AD_3332),
      Digested(seed: 1, count: 3_017, digest: 0xC51F_387A_462A_5A8E),
      Digested(seed: 99, count: 3_014, digest: 0xDF8E_98EE_1056_CB29),
    ])
  func `A random seed draws the recorded cases`(expected: Digested) {
    #expect(Self.digest(seed: expected.seed, ofFirst: expected.count) == expected.digest)
  }

  /// A search whose every input counts: with a required kind, of a small domain, with failures, of
  /// long lists.
  private static func searches() -> [Claim] {
    let odd = Generator<Int>.int(in: 0...99_999).cover("odd", atLeast: 0.3) { $0 % 2 == 1 }
    let lists = Generator<[[Int]]>.array(of: .array(of: .int(in: 0...99), 0...9), 0...9)
    return [
      Claim(forAll: odd, lists) { number, _ in try assume(number % 7 != 3) },
      Claim(forAll: .int(in: 0...40), .bool(), .array(of: .bool(), 0...3)) { _, _, _ in },
      Claim(forAll: lists) { list in
        try require(list.count < 9 || list[8].count < 9, "long")
        try require(!list.contains { $0.contains(77) }, "seventy-seven")
      },
      Claim(forAll: .text(upTo: 20), .double()) { text, _ in try assume(text.count != 3) },
    ]
  }

  @Test(
    arguments: [
      (0, 4_021, 0x9757_4C02_570B_7D76),
      (1, 1_251, 0x639A_A92A_2F51_85D9),
      (2, 92, 0xADAF_7B17_BC89_9959),
      (3, 4_021, 0xBACE_FC20_80FA_732F),
    ] as [(Int, Int, UInt64)])
  func `A search checks the recorded inputs`(place: Int, count: Int, expected: UInt64) {
    let digest = Digest(ofFirst: count)
    let claim = Self.searches()[place].traced { digest.add($0) }
    var settings = RunSettings(cases: 4_000, seed: 7, shrinkLimit: 0)
    settings.failures = 2
    _ = Run.check(claim, settings)
    #expect(digest.value == expected)
    #expect(digest.left == 0)
  }

  /// A hash decides, so that shrinking goes through all passes; the last number never matters.
  @Test(
    arguments: [
      (0, 582, 0x0F8D_A1A7_7CA0_6748),
      (1, 1_008, 0xA9C6_5013_E058_8D99),
      (2, 1_137, 0x2008_2B83_8287_D2B5),
      (3, 346, 0xAE5B_E09D_450C_4501),
    ] as [(UInt64, Int, UInt64)])
  func `Shrinking and its explanation check the recorded inputs`(
    seed: UInt64, count: Int, expected: UInt64
  ) {
    let digest = Digest(ofFirst: .max)
    let lists = Generator<[Int]>.array(of: .int(in: 0...2), 0...20)
    let claim = Claim(forAll: Everything.generator, lists, .int(in: 0...999)) { value, list, _ in
      let hash = Digest(ofFirst: 1)
      hash.add("\(seed) \(value) \(list)")
      let isLarge = list.reduce(0, +) > 5 && value.number < -99 && value.tree.joined().count > 1
      try require(!isLarge || hash.value % 3 > 0)
    }
    let settings = RunSettings(cases: 2_000, seed: seed, shrinkLimit: 1_000)
    let found = Run.check(claim.traced { digest.add($0) }, settings).counterexample
    #expect(found?.explanation != nil)
    #expect(digest.value == expected)
    #expect(.max - digest.left == count)
  }
}

/// The inputs of an ordinary run, as a fuzzer tries them.
@Suite struct OrdinaryInputsTests {
  /// The inputs that a run checks, in order, as replay codes.
  private func checked<Value>(
    _ generator: Generator<Value>, cases: Int, seed: UInt64
  ) -> [[UInt8]] {
    let inputs = Mutex<[[UInt8]]>([])
    let claim = Claim(forAll: generator) { _ in }.judged { source in
      let choices = source.choices { _ = generator.generate(&$0) }
      inputs.withLock { $0.append(ChoiceBytes.encode(choices)) }
      return .holds
    }
    _ = Run.check(claim, RunSettings(cases: cases, seed: seed))
    // The very simplest comes first; each of the next twenty is checked twice.
    let all = inputs.withLock { $0 }
    let twice = all.dropFirst().prefix(40).enumerated().filter { $0.offset % 2 == 0 }
    return twice.map(\.element) + all.dropFirst(41)
  }

  private func ordinary<Value>(
    _ generator: Generator<Value>, _ count: Int, seed: UInt64
  ) -> [[UInt8]] {
    var inputs = OrdinaryInputs(Claim(forAll: generator) { _ in }, seed: seed)
    return (0..<count).map { _ in ChoiceBytes.encode(inputs.next().choices) }
  }

  @Test(arguments: [1, 7] as [UInt64])
  func `Ordinary inputs are those of a run with the same random seed`(seed: UInt64) {
    let lists = Generator.array(of: .int(in: -50...50), 0...8)
    let run = checked(lists, cases: 2_000, seed: seed)
    #expect(run.count == 2_000 && Set(run).count > 1_000)
    #expect(ordinary(lists, 2_000, seed: seed) == run)
    #expect(ordinary(lists, 100, seed: seed + 1) != Array(run.prefix(100)))
  }

  @Test func `Each input of a small domain comes before any comes again`() {
    let digits = Generator.int(in: 0...99)
    let first = ordinary(digits, 100, seed: 3)
    #expect(Set(first).count == 100)
    #expect(Set(ordinary(digits, 300, seed: 3)).count == 100)
  }
}

/// Several workers give the same report as one.
@Suite struct WorkersTests {
  private static let lists = Generator<[Int]>.array(of: .int(in: 0...99_999), 0...12)

  /// Rare enough that it takes more than the cases that are checked one by one.
  private static let claim = RunTests.claim(lists) { list in
    try assume(list.first ?? 0 != 3)
    try require(!list.contains { $0 % 25_013 == 7 }, "seven")
    try require(list.count < 12 || list[11] > 200, "short")
  }

  private static func report(_ settings: RunSettings, _ workers: Workers) -> Report {
    var report = Run.check(claim, settings, workers: workers)
    report.seconds = 0
    report.generationShare = nil
    return report
  }

  @Test(arguments: 0..<12)
  func `Any number of workers gives the same report`(seed: UInt64) {
    for failures in 1...3 {
      var settings = RunSettings(cases: 60_000, seed: seed)
      settings.failures = failures
      let one = Self.report(settings, .one)
      #expect(one == Self.report(settings, .threads(2)))
      #expect(one == Self.report(settings, .threads(7)))
    }
  }

  @Test(arguments: [-1, 0, 1]) func `There is at least one worker`(count: Int) {
    #expect(Workers(count: count) { _, _ in }.count == 1)
  }
}
