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
