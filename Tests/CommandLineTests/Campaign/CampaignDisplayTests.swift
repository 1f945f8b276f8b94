import Testing

@testable import PropertyFuzzing

/// What a campaign says while it runs and at its end.
@Suite struct CampaignDisplayTests {
  private static let order = CampaignOrder(
    started: "2026-11-22T22:00:00Z", seconds: 100, jobs: 2, properties: ["C/A", "C/B", "C/D"],
    corpus: "Corpus", program: "fuzz")

  private func display(isQuiet: Bool = false, isShort: Bool = true, hasTerminal: Bool = false)
    -> CampaignDisplay
  {
    CampaignDisplay(isQuiet: isQuiet, isShort: isShort, hasTerminal: hasTerminal, at: 50)
  }

  @Test func `Without a terminal there is a line each minute`() {
    #expect(!display().isLive && !display().isDue(at: 109.9) && display().isDue(at: 110))
    #expect(!display(isQuiet: true).isDue(at: 110))
  }

  @Test func `On a terminal the progress is shown at once`() {
    let live = display(hasTerminal: true)
    #expect(live.isLive && live.isDue(at: 50))
    let quiet = display(isQuiet: true, hasTerminal: true)
    #expect(!quiet.isLive && !quiet.isDue(at: 110))
  }

  @Test func `A rate needs time`() {
    var result = FuzzResult(property: "A", runs: 9, seconds: 4)
    #expect(result.runsPerSecond == 2)
    result.seconds = 0
    #expect(result.runsPerSecond == 0)
    result.seconds = 1e-300
    #expect(result.runsPerSecond == 1_000_000_000_000_000)
  }

  @Test func `What was not done is told at the end`() {
    var history = CampaignHistory(Self.order)
    func count(_ waiting: Double = 0, left: Int = 0, damaged: [Int] = []) -> Int {
      history.notes(waiting: waiting, left: left, damagedLines: damaged).count
    }
    func end(_ reason: JournalLine.Reason) {
      history.add(JournalLine(at: 1, event: .end(.init(reason: reason))))
    }
    #expect(count() == 1 && !history.isConclusive)
    for (number, name) in ["A", "B", "D"].enumerated() {
      let sample = JournalLine.Sample(
        property: name, mode: .edges, slice: number + 1, runs: 1, seconds: 1, edges: 1,
        features: 1, corpus: 1)
      #expect(count(left: 2) == 1 && !history.isConclusive, "a law had no execution")
      if number == 2 {
        end(.stopped)
        #expect(count(left: 2) == 0 && !history.isConclusive, "it was stopped early")
      }
      history.add(JournalLine(at: 1, event: .sample(sample)))
    }
    end(.time)
    #expect(count(0.9) == 0 && count(1) == 1 && count(damaged: [7]) == 1 && history.isConclusive)
    end(.left)
    #expect(count(left: 2) == 1 && history.isConclusive)
    end(.full)
    #expect(!history.isConclusive)
  }

  @Test func `What a slice has done so far is shown per second`() {
    func law(_ runs: Int, _ seconds: Double) -> CampaignView.Law {
      .init(
        .init(
          property: "A", mode: .values, slice: 3, runs: runs, seconds: seconds, edges: 7,
          features: 90, corpus: 1), new: 4)
    }
    #expect(
      law(25, 10)
        == CampaignView.Law(name: "A", mode: .values, runsPerSecond: 2, edges: 7, new: 4))
    // At its start a slice has no rate yet.
    #expect(law(25, 0).runsPerSecond == 250)
  }
}
