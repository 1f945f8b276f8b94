import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite struct CampaignSpendingTests {
  @Test func `A campaign adds up seeds, discards and replays, and names unexecuted laws`() {
    func slice(
      _ law: String, _ at: Double, runs: Int = 100, new: Int = 0, _ spent: JournalLine.Spending?
    ) -> JournalLine {
      var slice = JournalLine.Slice(
        law, slice: Int(at), runs: runs, seconds: 6, new: .init(features: new), .asked)
      slice.spent = spent
      return JournalLine(at: at, event: .slice(slice))
    }
    let first = JournalLine.Spending(
      reading: 2, checked: 200, discarded: 150, replayed: 5, unstable: 1, words: ["1-AA"])
    let second = JournalLine.Spending(reading: 1, checked: 100, discarded: 10, replayed: 4)
    let history = CampaignHistory(
      CampaignOrder(["C/A", "C/B", "C/C", "C/D"]),
      [
        slice("A", 10, new: 3, first), slice("B", 20, second), slice("A", 90, first),
        slice("B", 91, second), slice("D", 95, new: 1, nil), slice("C", 96, runs: 0, nil),
      ])
    let spending = CampaignSpending(history.results, elapsed: history.elapsed) { "\($0) \($1)" }
    #expect(spending.reading == 6 && spending.fuzzing == 36)
    #expect(spending.checked == 600 && spending.discarded == 320 && spending.replayed == 18)
    #expect(spending.wasteful == ["A"] && spending.unexecuted == ["C"])
    #expect(spending.quiet.map(\.law) == ["B", "A"] && spending.quiet.map(\.since) == [0, 10])
    let unstable = CampaignSpending.UnstableLaw(
      law: "A", replayed: 10, unstable: 2, commands: ["A 1-AA"])
    #expect(spending.unstable == [unstable])
    #expect(spending.sentences.count == 6)
    let many = (1...7).map { LawResult("L\($0)") }
    let last = CampaignSpending(many, elapsed: 0) { $0 + $1 }.sentences.last
    #expect(last == "No input was executed for L1, L2, L3, L4, L5 and 2 more.")
  }

  @Test func `Replays of an input are compared without changing the recorded coverage`() {
    var memory: [UInt8] = [1, 0, 7]
    memory.withUnsafeMutableBufferPointer { counters in
      // Only the set of edges is compared, and one replay may be different.
      for (place, different) in [(1, 0), (0, 1), (0, 2)] {
        var checks = 0
        let isSame = ReplayedCoverage.isSame(counters) {
          checks += 1
          counters[place] = place == 1 ? UInt8(checks) : checks == different ? 1 : 0
        }
        #expect(isSame && Array(counters) == [1, 0, 7])
      }
      var checks = 0
      let isSame = ReplayedCoverage.isSame(counters) {
        checks += 1
        counters[checks % 2] = 1
      }
      #expect(!isSame && Array(counters) == [1, 0, 7])
    }
  }
}
