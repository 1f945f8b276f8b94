import Foundation
import PropertyCorpus
import Synchronization
import Testing

@testable import PropertyTesting

/// The same random seed gives the same cases in any process, in debug and release builds, and in
/// all versions until the changelog announces a change.
@Suite struct DeterminismTests {
  /// The searches whose inputs are compared: with a required kind of input, in a small domain, with
  /// failures, and with texts.
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
      (0, 4_021, 0x16CD_ED3C_9086_3889),
      (1, 1_251, 0x37DD_6725_BA66_DA35),
      (2, 75, 0x925E_67A4_62A5_BA86),
      (3, 4_021, 0xDABE_155B_528B_DE17),
    ] as [(Int, Int, UInt64)])
  func `A seeded search checks the recorded inputs`(place: Int, count: Int, expected: UInt64) {
    let digest = Digest(ofFirst: count)
    let claim = Self.searches()[place].traced { digest.add($0) }
    var settings = RunSettings(cases: 4_000, seed: 7, shrinkLimit: 0)
    settings.failures = 2
    _ = Run.check(claim, settings)
    #expect(digest.value == expected)
    #expect(digest.left == 0)
  }
}

/// The inputs of an ordinary run, which a fuzzer also tries.
@Suite struct OrdinaryInputsTests {
  /// The inputs that a run checks, in order and as bytes.
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
    // The simplest input comes first. Each of the next twenty inputs is checked twice.
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
  func `A fuzzer's ordinary inputs equal a run's inputs for the same random seed`(seed: UInt64) {
    let lists = Generator.array(of: .int(in: -50...50), 0...8)
    let run = checked(lists, cases: 2_000, seed: seed)
    #expect(run.count == 2_000 && Set(run).count > 1_000)
    #expect(ordinary(lists, 2_000, seed: seed) == run)
    #expect(ordinary(lists, 100, seed: seed + 1) != Array(run.prefix(100)))
  }

  @Test func `A fuzzer repeats no ordinary input of a small domain before all have occurred`() {
    let digits = Generator.int(in: 0...99)
    let first = ordinary(digits, 100, seed: 3)
    #expect(Set(first).count == 100)
    #expect(Set(ordinary(digits, 300, seed: 3)).count == 100)
  }
}

/// Any number of workers gives the same report.
@Suite struct WorkersTests {
  private static let lists = Generator<[Int]>.array(of: .int(in: 0...99_999), 0...12)

  /// A claim that fails so rarely that a search also checks cases in parallel.
  private static let claim = RunTests.claim(lists) { list in
    try assume(list.first ?? 0 != 3)
    try require(!list.contains { $0 % 25_013 == 7 }, "seven")
    try require(list.count < 12 || list[11] > 200, "short")
  }

  private static func report(_ settings: RunSettings, _ workers: Workers) -> Report {
    var report = Run.check(claim, settings, workers: workers)
    report.seconds = 0
    return report
  }

  @Test(arguments: 0..<4)
  func `A run gives the same report with any number of workers`(seed: UInt64) {
    for failures in 1...3 {
      var settings = RunSettings(cases: 60_000, seed: seed)
      settings.failures = failures
      let one = Self.report(settings, .one)
      #expect(one == Self.report(settings, .threads(2)))
      #expect(one == Self.report(settings, .threads(7)))
    }
  }

  @Test(.enabled(if: Workers.processors > 1, "one processor runs one thread"))
  func `Two workers run in parallel`() {
    let running = Mutex((now: 0, most: 0))
    Workers.threads(2).perform(2) { _ in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      // Waits for the other worker; the wait ends if no other worker starts.
      for _ in 0..<60_000 where running.withLock({ $0.most }) < 2 { usleep(1_000) }
      running.withLock { $0.now -= 1 }
    }
    #expect(running.withLock { $0.most } == 2)
  }

  @Test(arguments: [-1, 0, 1]) func `A group of workers has at least one worker`(count: Int) {
    #expect(Workers(count: count) { _, _ in }.count == 1)
  }
}
