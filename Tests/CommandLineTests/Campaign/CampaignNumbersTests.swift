import Testing

@testable import PropertyFuzzing

/// The numbers that are told of a campaign are true of what its folder has.
@Suite struct CampaignNumbersTests {
  private func summary(_ example: CampaignExample) -> String {
    CampaignReport(example.record, coverage: nil).content.summary
  }

  /// A failing input of the second law that wasn't checked again yet.
  private func addWaiting(_ example: inout CampaignExample) {
    let artifact = "laws/Second/found/timeout-1"
    example.add(
      at: 30,
      .failure(
        .init(
          property: "Second", artifact: artifact, what: .hang,
          origin: JournalLine.Finding.unexaminedOrigin("Second", artifact),
          message: "not checked again yet", choices: "1-", shrunk: false)))
  }

  @Test func `A law that failed is one of those that were fuzzed`() {
    var example = CampaignExample()
    example.addFailure()
    #expect(summary(example).hasPrefix("1 failure (1 new) in 1 of 1 law. "))
    example.addSlice(of: "Second", at: 0)
    #expect(summary(example).hasPrefix("1 failure (1 new) in 1 of 2 laws. "))
    var other = CampaignExample()
    other.addSlice(at: 0)
    addWaiting(&other)
    #expect(summary(other).hasPrefix("No failure in 2 laws, and 1 failing input that isn't "))
  }

  @Test func `Edges of slices that still run count`() {
    func sample(_ law: String, _ edges: Int) -> JournalLine.Sample {
      .init(
        property: law, mode: .edges, slice: 1, runs: 1, seconds: 1, edges: edges, features: 1,
        corpus: 1)
    }
    let best = BestCoverage([.init(sample("A", 90), new: .init(), .asked)])
    #expect(best.adding([sample("A", 80), sample("B", 7)]).allEdges == 97)
    #expect(best.adding([sample("A", 95)]).allEdges == 95 && best.allEdges == 90)
  }
}
