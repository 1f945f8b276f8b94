import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite struct CampaignSpendingTests {
  @Test func `A campaign adds up discards, and names unexecuted laws`() {
    func slice(
      _ law: String, _ at: Double, runs: Int = 100, new: Int = 0, _ spent: (Int, Int)
    ) -> JournalLine {
      var slice = JournalLine.Slice(
        law, slice: Int(at), runs: runs, seconds: 6, new: new, .asked)
      (slice.checked, slice.discarded) = spent
      return JournalLine(at: at, event: .slice(slice))
    }
    let (first, second, none) = ((200, 150), (100, 10), (0, 0))
    let history = CampaignHistory(
      CampaignOrder(["C/A", "C/B", "C/C", "C/D"]),
      [
        slice("A", 10, new: 3, first), slice("B", 20, second), slice("A", 90, first),
        slice("B", 91, second), slice("D", 95, new: 1, none), slice("C", 96, runs: 0, none),
      ])
    let spending = CampaignSpending(history.results, elapsed: history.elapsed)
    #expect(spending.checked == 600 && spending.discarded == 320)
    #expect(spending.wasteful == ["A"] && spending.unexecuted == ["C"])
    #expect(spending.quiet.map(\.law) == ["B", "A"] && spending.quiet.map(\.since) == [0, 10])
    #expect(spending.sentences.count == 3)
    let many = (1...7).map { LawResult("L\($0)") }
    let last = CampaignSpending(many, elapsed: 0).sentences.last
    #expect(last == "No input was executed for L1, L2, L3, L4, L5 and 2 more.")
  }
}
