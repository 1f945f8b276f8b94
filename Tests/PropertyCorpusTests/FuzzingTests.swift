import Foundation
import Testing

@testable import PropertyCorpus
@testable import PropertyTesting

@Suite struct FuzzingTests {
  @Test func `The mutator changes an input in the same way for the same random seed`() {
    let claim = Claim(
      forAll: .array(of: .int(in: 0...9), 4...12),
      named: PropertyName(chapter: "Lists", name: "Digits")
    ) { _ in }
    let input: [UInt8] = Array(repeating: 1, count: 40)
    let before = claim.canonical(input).count
    func changed(_ seed: UInt32, capacity: Int = 400) -> [UInt8] {
      var buffer = input + Array(repeating: 0, count: capacity)
      let count = claim.mutate(&buffer, count: input.count, capacity: capacity, seed: seed)
      return Array(buffer.prefix(count))
    }
    let changes = (0..<300).map { changed($0) }
    #expect(changes == (0..<300).map { changed($0) })
    #expect(Set(changes.map { ($0.count - before).signum() }) == [-1, 0, 1])
    #expect((0..<300).allSatisfy { changed($0, capacity: before).count <= before })
  }
}

/// All changes that a fuzzer makes to the spans of an input.
@Suite struct SpanMutatorTests {
  private static func recording(_ options: [UInt64], _ spans: [(Int, Range<Int>)]) -> Recording {
    Recording(
      choices: options.map { Choice($0, of: 9) },
      spans: spans.map { kind, range in
        Span(kind: kind, start: range.lowerBound, end: range.upperBound, depth: 0)
      }, labels: ["a", "b", "c", "d"])
  }

  private static let flat = recording(
    [1, 2, 3], [(0, 0..<1), (1, 1..<2), (0, 2..<3), (0, 3..<3)])

  /// All inputs that a change may produce.
  private static func changes(
    _ recording: Recording, _ change: (consuming SpanMutator) -> [UInt8]
  ) -> Set<[UInt8]> {
    Set(
      (0..<3_000 as Range<UInt64>).map { seed in
        change(SpanMutator(recording, seed: seed))
      })
  }

  @Test func `The mutator removes, repeats, copies or exchanges spans, or sets them to edges`() {
    let removed: Set<[UInt8]> = [[2, 3], [1, 3], [1, 2]]
    let repeated: Set<[UInt8]> = [[1, 1, 2, 3], [1, 2, 2, 3], [1, 2, 3, 3]]
    let copied: Set<[UInt8]> = [[3, 2, 3], [1, 2, 1]]
    let exchanged: Set<[UInt8]> = [[3, 2, 1]]
    let edges: Set<[UInt8]> = [
      [0, 2, 3], [9, 2, 3], [2, 2, 3], [1, 0, 3], [1, 9, 3], [1, 1, 3], [1, 3, 3], [1, 2],
      [1, 2, 9], [1, 2, 1], [1, 2, 4], [1, 2, 2],
    ]
    let all = removed.union(repeated).union(copied).union(exchanged).union(edges)
    #expect(Self.changes(Self.flat) { $0.mutate() } == all.union([[1, 2, 3]]))
  }

  @Test func `The mutator replaces a span with another input's span of the same kind`() {
    let other = Self.recording(
      [7, 8, 6], [(0, 0..<1), (1, 1..<3), (0, 3..<3), (2, 0..<3)])
    #expect(
      Self.changes(Self.flat) { $0.cross(with: other) } == [[7, 2, 3], [1, 8, 6, 3], [1, 2, 7]])
    let unrelated = Self.recording([4], [(3, 0..<1)])
    #expect(Self.changes(Self.flat) { $0.cross(with: unrelated) } == [[1, 2, 3]])
  }

  /// The values that replace a number after code has compared the number with `other`.
  private static func placed(
    _ generator: Generator<Int>, _ value: Int, comparedWith other: Int, of code: Int
  ) -> Set<Int> {
    let claim = Claim(forAll: generator) { _ in }
    let bytes = ChoiceBytes.encode(
      (generator.options(making: value) ?? []).map { Choice($0, of: UInt64(UInt32.max)) })
    return Set(
      (0..<300 as Range<UInt64>).map { seed in
        let mutator = SpanMutator(claim.recording(bytes), seed: seed)
        let bits = (UInt64(bitPattern: Int64(code)), UInt64(bitPattern: Int64(other)))
        var source = ChoiceSource(bytes: mutator.place(bits))
        return generator.generate(&source)
      })
  }

  @Test(arguments: [
    (0...4_294_967_295, 17, 3_735_928_559), (-2_000_000_000...2_000_000_000, 5, -73_058_112),
    (1_000...4_000_000_000, 2_000, 777_777),
  ])
  func `The mutator sets a number to the value that the code compared it with`(
    range: ClosedRange<Int>, value: Int, other: Int
  ) {
    let generator = Generator.int(in: range)
    #expect(Self.placed(generator, value, comparedWith: other, of: value).contains(other))
    // The compared number may differ from the generated number by a constant.
    let shifted = Self.placed(generator, value, comparedWith: other + 7, of: value + 7)
    #expect(shifted.contains(other), "\(shifted)")
  }
}

/// A limit on processor time: longer work exceeds it, but waiting on a busy machine doesn't.
@Suite struct LimitedTests {
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func work(_ seconds: Double) {
    let end = now + seconds
    while now < end {}
  }

  @Test func `A claim holds if only some checks of a case exceed the time limit`() {
    let calls = Locked(0)
    let claim = claim { _ in
      let isLate = calls.with { calls in
        calls += 1
        return calls > 3
      }
      if !isLate { Self.work(0.02) }
    }
    .limited(cpuSeconds: 0.004)
    #expect(failure(claim, [1]) == nil)
    #expect(calls.value == 4)
  }

  @Test func `A search allows a case twice the time that a replay allows`() {
    let limited = claim { _ in Self.work(0.015) }.limited(cpuSeconds: 0.01)
    for claim in [limited, limited.isolated()] {
      #expect(failure(claim, [1]) == nil)
      let slow = Failure("took more than 0.01 s of CPU time", at: "a limit of CPU time")
      #expect(claim.judge(bytes: [0, 1]) == .fails(slow))
    }
  }
}
