import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// A limit of processor time: no busy machine breaks it, and real work over it always does.
@Suite struct LimitedTests {
  /// The processor time that this thread has spent, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func work(_ seconds: Double) {
    let end = now + seconds
    while now < end {}
  }

  /// Work that grows with the square of `size`.
  private static func square(_ size: Int) -> Int {
    var sum = 0
    for number in 0..<size { for other in 0..<size { sum = opaque(sum &+ number ^ other) } }
    return sum
  }

  /// Runs `body` while more threads than processors are fully busy.
  private func busily(_ body: () throws -> Void) rethrows {
    let isOver = Locked(false)
    defer { isOver.with { $0 = true } }
    for _ in 0..<(Workers.processors * 2) {
      Thread.detachNewThread { while !isOver.value { _ = Self.square(60) } }
    }
    try body()
  }

  @Test func `A claim well within its limit never fails, however busy the machine is`() {
    let claim = claim { _ in Self.work(0.002) }.limited(cpuSeconds: 0.02)
    busily {
      let report = Run.check(claim, RunSettings(cases: 100))
      #expect(report.isFine, "\(report)")
    }
  }

  @Test func `A claim far over its limit always fails, with the same message`() {
    let claim = claim { _ in Self.work(0.015) }.limited(cpuSeconds: 0.003)
    busily {
      for number: UInt64 in 0..<10 {
        let found = failure(claim, [number])
        #expect(found?.message == "took more than 0.003 s of CPU time")
      }
    }
  }

  @Test func `A counterexample that grew too slow is still too slow when it is replayed`() throws {
    let start = Self.now
    _ = Self.square(300)
    let limit = (Self.now - start) / 3
    let claim = claim(ofNumbersUpTo: 800) { _ = opaque(Self.square($0)) }
      .limited(cpuSeconds: limit)
    try busily {
      let found = try #require(Run.check(claim).counterexample)
      for _ in 0..<20 {
        guard case .fails(let failure) = claim.judge(bytes: found.bytes) else {
          Issue.record("\(found.input) holds")
          continue
        }
        #expect(failure.message == found.message)
      }
      #expect((150..<600).contains(Int(found.input) ?? 0), "\(found.input)")
    }
  }

  @Test func `A case that was slow by accident holds`() {
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

  @Test func `A search sees cases over twice the limit, a replay those over it`() {
    let limited = claim { _ in Self.work(0.015) }.limited(cpuSeconds: 0.01)
    for claim in [limited, limited.isolated()] {
      #expect(failure(claim, [1]) == nil)
      #expect(
        claim.judge(bytes: [0, 1])
          == .fails(
            Failure(
              "took more than 0.01 s of CPU time", at: "a limit of CPU time")))
    }
  }

  @Test func `Sleeping takes no processor time`() {
    #expect(failure(claim { _ in usleep(30_000) }.limited(cpuSeconds: 0.005), [1]) == nil)
  }

  @Test func `The claim's own failure comes first`() {
    let claim = claim { number in
      Self.work(0.004)
      try assume(number > 0)
      throw Failure("wrong", at: "here")
    }.limited(cpuSeconds: 0.001)
    #expect(failure(claim, [1]) == Failure("wrong", at: "here"))
    #expect(claim.judge(bytes: []) == .discarded)
  }

  @Test func `A limit goes into the child with its claim`() {
    let slow = claim { number in if number == 2 { Self.work(0.02) } }
      .limited(cpuSeconds: 0.004).isolated()
    #expect(failure(slow, [1]) == nil)
    #expect(failure(slow, [2])?.message == "took more than 0.004 s of CPU time")
  }

  @Test func `A limited claim leaves its source as the claim does`() {
    let limited = IsolatedTests.lists.limited(cpuSeconds: 10)
    var sources = [IsolatedTests.lists, limited].map { claim in
      var source = ChoiceSource(random: RandomBits(seed: 5), recording: true)
      _ = claim.judge(&source)
      return source.recording
    }
    #expect(!sources[0].choices.isEmpty)
    #expect(sources.removeLast() == sources.removeLast())
  }
}
