import Synchronization
import Testing

@testable import PropertyTesting

/// The search itself: what it keeps, what it never does twice, and where it ends.
@Suite struct ShrinkerTests {
  private func twoBugs(_ number: Int) throws {
    try require(number < 900_000, "large")
    try require(number % 1_000 != 1, "small")
  }

  @Test func `The simplest failure of each other origin is kept`() throws {
    let done = try ShrinkingPassTests.shrunk([999_999], .int(in: 0...1_000_000)) {
      try self.twoBugs($0)
    }
    #expect(done.bestInput == "900000")
    #expect(done.slips.map(\.failure.message) == ["small"])
    #expect(done.slips.map(\.recording.values) == [[1]])
  }

  @Test func `The same failure shrinks alike every time`() throws {
    let values: [UInt64] = (0..<40).flatMap { [1, $0 &* 0x9E37_79B9 % 1_000] } + [0]
    let runs = try (0..<3).map { _ in
      try ShrinkingPassTests.shrunk(values, .array(of: .int(in: 0...999), 0...50)) {
        try require(Set($0.map { $0 % 7 }).count < 5)
      }
    }
    #expect(Set(runs.map(\.values)).count == 1)
    #expect(Set(runs.map(\.evaluations)).count == 1)
  }

  @Test func `An input is judged once`() throws {
    let judged = Judged()
    let done = try ShrinkingPassTests.shrunk([1, 7, 1, 9, 0, 3], .array(of: .int(), 0...9), .int())
    {
      judged.count("\($0) \($1)")
      try require($0.count < 2 || $1 < 1)
    }
    // The first is checked outside the shrinker.
    #expect(judged.total == done.evaluations + 1)
    #expect(judged.different == judged.total)
  }

  @Test func `Nothing is tried beyond the limit`() throws {
    let claim = RunTests.claim(.array(of: .int(), 0...100)) { try require($0.count < 30) }
    for limit in [0, 1, 5] {
      let settings = RunSettings(shrinkLimit: limit)
      let found = Run.check(claim, settings).counterexample
      #expect(found?.shrinks == limit)
      #expect((found?.explanation == nil) == (limit == 0))
    }
  }

  /// A larger one; one that holds; the same again; one that fails.
  @Test func `Every candidate is work, also one that isn't made`() throws {
    let claim = RunTests.claim(.int(in: 0...999)) { try require($0 < 5) }
    var source = ChoiceSource(replaying: [900], recording: true)
    let failure = try #require(claim.judge(&source).failure)
    var shrinker = Shrinker(claim, source.recording, failure, limit: 100)
    var work: [Int] = []
    shrinker.run { shrinker in
      work = ([901, 3, 3, 7] as [UInt64]).map { option in
        let before = shrinker.work
        shrinker.consider([option])
        return shrinker.work - before
      }
    }
    #expect(work == [1, 1 + 8 + 8, 1, 1 + 8 + 8])
  }

  /// Claims that fail for every third input: no pass may rely on what it has seen before.
  @Test func `Whatever the claim, the search ends at a simpler failure`() throws {
    let integers = Generator<[Int]>.array(of: .int(), 0...6)
    let lengths = Generator<Int>.int(in: 0...5).flatMap { .array(of: .int(in: 0...$0), $0...$0) }
    let evens = Generator<[Int]>.array(of: .int().filter { $0 % 2 == 0 }, 1...5)
    let optional = Generator<[Int]?>.optional(integers)
    for seed: UInt64 in 0..<150 {
      let claim = RunTests.claim(.array(of: lengths, 0...5), integers, evens, optional) {
        var random = RandomBits(seed: seed)
        for byte in "\($0) \($1) \($2) \(String(describing: $3))".utf8 {
          random = RandomBits(seed: random.next() ^ UInt64(byte))
        }
        try require(random.next() % 3 != 0)
      }
      let settings = RunSettings(seed: seed, shrinkLimit: 400)
      let found = try #require(Run.check(claim, settings).counterexample)
      #expect(claim.judge(bytes: found.bytes) != .holds)
      #expect(claim.canonical(found.bytes) == found.bytes)
    }
  }

  @Test func `Lists are rows of spans`() throws {
    var source = ChoiceSource(replaying: [1, 1, 5, 1, 6, 0, 1, 0, 0], recording: true)
    _ = source.draw(Generator<[[Int]]>.array(of: .array(of: .int(), 0...9), 0...9))
    let rows = source.recording.rows
    #expect(rows.map(\.elements) == [[0..<6, 6..<8], [1..<3, 3..<5], []])
    #expect(rows.map(\.closer) == [8..<9, 5..<6, 7..<8])
    let flags = source.recording.flags(of: rows)
    #expect(flags.indices.filter { !flags[$0] } == [2, 4])
  }
}

/// The inputs that a claim was checked with.
private final class Judged: Sendable {
  private let inputs = Mutex<[String]>([])

  func count(_ input: String) { inputs.withLock { $0.append(input) } }

  var total: Int { inputs.withLock { $0.count } }
  var different: Int { inputs.withLock { Set($0).count } }
}
