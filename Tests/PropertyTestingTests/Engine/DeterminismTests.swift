import PropertyCorpus
import PropertyTesting
import Synchronization
import Testing

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
      Digested(seed: 2, count: 3_017, digest: 0x0879_7209_92C5_8B38),
      Digested(seed: 1, count: 3_017, digest: 0xC549_5B88_DDAC_DAE0),
      Digested(seed: 99, count: 3_014, digest: 0xD1AD_5BFA_F40D_CF29),
    ])
  func `The cases of a seed are these cases`(expected: Digested) {
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
      (3, 4_021, 0x7F44_EBAC_85B2_8BCE),
    ] as [(Int, Int, UInt64)])
  func `A search checks these inputs`(place: Int, count: Int, expected: UInt64) {
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
      (0, 584, 0xB53A_156E_88D5_7E1A),
      (1, 763, 0x5947_1506_FA65_A535),
      (2, 1_079, 0x9557_14BF_510A_6D93),
      (3, 475, 0x1904_1C68_523A_44B1),
    ] as [(UInt64, Int, UInt64)])
  func `Shrinking checks these inputs, and so does what explains its end`(
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

/// Adds up texts to a number that shows whether they were these, in this order.
final class Digest: Sendable {
  private let state = Mutex<(value: UInt64, left: Int)>((0xCBF2_9CE4_8422_2325, 0))

  var value: UInt64 { state.withLock { $0.value } }

  /// How many more texts it would take.
  var left: Int { state.withLock { $0.left } }

  /// A digest of the first `count` texts; those after them change nothing.
  init(ofFirst count: Int) { state.withLock { $0.left = count } }

  func add(_ text: String) {
    state.withLock { state in
      guard state.left > 0 else { return }
      state.left -= 1
      for byte in text.utf8 { state.value = (state.value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}
