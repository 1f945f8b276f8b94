import Foundation
import Testing

@testable import PropertyFuzzing

/// A campaign's totals, read from its journal.
@Suite struct CampaignHistoryTests {
  private func history(_ events: [(Double, JournalLine.Event)]) -> CampaignHistory {
    CampaignHistory(
      CampaignOrder(["C/A", "C/B"]), events.map { JournalLine(at: $0, event: $1) })
  }

  @Test func `Totals add up ended slices and the last samples of other slices`() {
    func sample(_ name: String, _ slice: Int, runs: Int, edges: Int) -> JournalLine.Sample {
      .init(name, slice: slice, runs: runs, seconds: 2, edges: edges)
    }
    let history = history([
      (0, .begin(.init(resumed: false))), (10, .sample(sample("A", 1, runs: 5, edges: 7))),
      (12, .slice(.init(sample("A", 1, runs: 6, edges: 8), new: .init(features: 4), .asked))),
      (20, .sample(sample("B", 2, runs: 1, edges: 1))),
      (30, .sample(sample("B", 2, runs: 3, edges: 2))), (30, .begin(.init(resumed: true))),
      (40, .slice(.init(sample("A", 3, runs: 10, edges: 5), new: .init(), .killed))),
      (40, .sample(sample("B", 5, runs: 0, edges: 0))),
    ])
    #expect(history.elapsed == 40 && history.end == nil)
    #expect(history.lastSlice == 5 && history.open.keys.sorted() == [2, 5])
    #expect(history.results.map(\.runs) == [16, 3] && history.results.map(\.turns) == [2, 2])
    #expect(history.results.map(\.edges) == [8, 2] && history.results.map(\.seconds) == [4, 4])
    #expect(history.newFeatures(since: 12) == 4 && history.newFeatures(since: 13) == 0)
    #expect(history.results.map(\.again) == [0, 0] && history.results.map(\.corpus) == [9, 9])
  }

  @Test func `A plateau ends when a slice finds new features`() {
    var history = history([(9, .plateau(.init(property: "A", since: 300)))])
    #expect(history.results.map(\.plateau) == [300, nil])
    let new = JournalLine.Slice(.init("A", slice: 9), new: .init(features: 1), .asked)
    history.add(JournalLine(at: 10, event: .slice(new)))
    #expect(history.results[0].plateau == nil)
  }

  @Test func `Features are new if no earlier slice of a similar mode reached them`() {
    func sample(_ mode: FuzzMode, _ features: Int) -> JournalLine.Sample {
      .init("A", mode, edges: features / 10, features: features)
    }
    var best = BestCoverage([])
    #expect(best.add(sample(.counts, 900), from: .init(edges: 80, features: 800)).features == 100)
    // Short inputs begin with less coverage, and reach known edges again.
    let short = best.add(sample(.short, 300), from: .init(edges: 10, features: 100))
    #expect(short == .init(edges: 0, features: 0))
    let values = best.add(sample(.values, 5000), from: .init(edges: 90, features: 4000))
    #expect(values == .init(edges: 410, features: 1000))
    #expect(best.add(sample(.edges, 99), from: nil) == .init())
    // Another build has other edges, which don't count as known here.
    let address = best.add(sample(.address, 9000), from: .init(edges: 800, features: 8000))
    #expect(address == .init(edges: 100, features: 1000))
    let counts = best.add(sample(.counts, 5100), from: .init(edges: 500, features: 5000))
    #expect(counts == .init(edges: 10, features: 100) && best.allEdges == 510)
    // Slices that are still running count, too.
    #expect(best.adding([.init("A", edges: 80), .init("B", edges: 7)]).allEdges == 517)
    #expect(best.adding([.init("A", edges: 600)]).allEdges == 600 && best.allEdges == 510)
  }
}
