import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// A case that never ends becomes an ordinary counterexample.
@Suite struct IsolatedHangTests {
  private static let busy = claim { number in while number == 1 { _ = opaque(number) } }

  @Test func `An input with an endless loop is found and shrunk`() throws {
    let claim = claim { number in
      var turns = number
      while turns >= 600 { turns = opaque(turns) }
    }.isolated(cpuSeconds: 0.03, seconds: 20)
    let found = try #require(Run.check(claim).counterexample)
    #expect(found.input == "600")
    #expect(found.message == "did not end within 0.03 s of CPU time")
  }

  @Test func `A claim that waits forever is stopped and reported`() throws {
    let claim = claim { number in if number == 3 { while true { sleep(1_000) } } }
      .isolated(cpuSeconds: 1, seconds: 0.3)
    let found = try #require(failure(claim, [3]))
    #expect(found.message == "did not end within 0.3 s")
    #expect(failure(claim, [2]) == nil)
    // A hang is one bug, with any limit.
    let busy = Self.busy.isolated(cpuSeconds: 0.03, seconds: 20)
    #expect(failure(busy, [1])?.origin == found.origin)
  }

  #if os(Linux)
    @Test func `A case that computes slowly, as on a busy machine, isn't a hang`() {
      let claim = claim { _ in
        for _ in 0..<8 {
          let start = clock()
          while clock() - start < 10_000 {}
          usleep(250_000)
        }
      }.isolated(cpuSeconds: 0.5, seconds: 1.5)
      #expect(failure(claim, [1]) == nil)
    }
  #endif
}
