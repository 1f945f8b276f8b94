import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// A limit of processor time that a busy machine doesn't exceed, but longer work always does.
@Suite struct LimitedTests {
  /// The processor time that this thread has used, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func work(_ seconds: Double) {
    let end = now + seconds
    while now < end {}
  }

  @Test func `A case that is slow in only some of its checks holds`() {
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

  @Test func `A search reports cases over twice the time limit, a replay cases over the limit`() {
    let limited = claim { _ in Self.work(0.015) }.limited(cpuSeconds: 0.01)
    for claim in [limited, limited.isolated()] {
      #expect(failure(claim, [1]) == nil)
      let slow = Failure("took more than 0.01 s of CPU time", at: "a limit of CPU time")
      #expect(claim.judge(bytes: [0, 1]) == .fails(slow))
    }
  }

  @Test func `A claim's own failure is reported instead of the exceeded limit`() {
    let claim = claim { number in
      Self.work(0.004)
      try assume(number > 0)
      throw Failure("wrong", at: "here")
    }.limited(cpuSeconds: 0.001)
    #expect(failure(claim, [1]) == Failure("wrong", at: "here"))
    #expect(claim.judge(bytes: []) == .discarded)
  }
}
