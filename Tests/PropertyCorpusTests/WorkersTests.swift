import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// Workers: every index once, all of them ended on return, and on several threads.
@Suite struct WorkersTests {
  @Test(arguments: [Workers.one, .threads(1), .threads(2), .threads(7), .threads()])
  func `Every index is performed exactly once`(workers: Workers) {
    let calls = Locked<[Int: Int]>([:])
    workers.perform(100) { index in calls.with { $0[index, default: 0] += 1 } }
    #expect(calls.value == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, 1) }))
  }

  @Test(arguments: [-1, 0, 1, 3]) func `There are as many workers as requested, at least one`(
    count: Int
  ) {
    #expect(Workers.threads(count).count == max(1, count))
    #expect(Workers(count: count) { _, _ in }.count == max(1, count))
    #expect(Workers.threads().count == max(1, Workers.processors))
    Workers.threads(count).perform(0) { Issue.record("called with \($0)") }
  }

  @Test func `One worker goes in order on the caller's thread`() {
    let order = Locked<[Int]>([])
    let caller = ObjectIdentifier(Thread.current)
    Workers.one.perform(5) { index in
      #expect(ObjectIdentifier(Thread.current) == caller)
      order.with { $0.append(index) }
    }
    #expect(order.value == [0, 1, 2, 3, 4])
  }

  @Test(.enabled(if: Workers.processors > 1, "one processor runs one thread"))
  func `Several workers run in parallel`() {
    let running = Locked(0)
    let most = Locked(0)
    Workers.threads(2).perform(2) { _ in
      let now = running.with { running in
        running += 1
        return running
      }
      most.with { $0 = max($0, now) }
      // Waits for the other worker, but not for ever if there is none.
      for _ in 0..<60_000 where most.value < 2 { Thread.sleep(forTimeInterval: 0.001) }
      running.with { $0 -= 1 }
    }
    #expect(most.value == 2)
  }
}
