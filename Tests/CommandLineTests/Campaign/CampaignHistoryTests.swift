import Foundation
import Testing

@testable import PropertyFuzzing

/// What a campaign knows of itself by its journal.
@Suite struct CampaignHistoryTests {
  private static let order = CampaignOrder(
    started: "2026-11-22T22:00:00Z", seconds: 100, jobs: 2, properties: ["C/A", "C/B"],
    corpus: "Corpus", sanitizer: nil, program: "fuzz")

  private func sample(_ name: String, _ slice: Int, runs: Int, edges: Int) -> JournalLine.Sample {
    .init(
      property: name, mode: .edges, slice: slice, runs: runs, seconds: 2, edges: edges,
      features: edges, corpus: 3)
  }

  private func finding(_ artifact: String, _ origin: String, shrunk: Bool) -> JournalLine.Finding {
    .init(
      property: "A", artifact: artifact, what: .claim, origin: origin, message: "m", choices: "1-",
      shrunk: shrunk)
  }

  private func history(_ events: [(Double, JournalLine.Event)]) -> CampaignHistory {
    CampaignHistory(Self.order, events.map { JournalLine(at: $0, event: $1) })
  }

  @Test func `Totals are those of ended slices and of the last samples of others`() {
    let history = history([
      (0, .begin(.init(resumed: false))), (10, .sample(sample("A", 1, runs: 5, edges: 7))),
      (12, .slice(.init(sample("A", 1, runs: 6, edges: 8), new: .init(features: 4), .asked))),
      (20, .sample(sample("B", 2, runs: 1, edges: 1))),
      (30, .sample(sample("B", 2, runs: 3, edges: 2))), (30, .begin(.init(resumed: true))),
      (40, .slice(.init(sample("A", 3, runs: 10, edges: 5), new: .init(), .killed))),
    ])
    #expect(history.elapsed == 40 && history.lastSlice == 3 && history.end == nil)
    #expect(history.results.map(\.runs) == [16, 3] && history.results.map(\.turns) == [2, 1])
    #expect(history.results.map(\.edges) == [8, 2] && history.results.map(\.seconds) == [4, 2])
    #expect(history.newFeatures(since: 12) == 4 && history.newFeatures(since: 13) == 0)
    #expect(history.results.map(\.again) == [0, 0] && history.results.map(\.corpus) == [3, 3])
  }

  @Test func `An examined input replaces the same one that was not`() {
    let first = JournalLine.Finding.unexaminedOrigin("A", "x")
    let history = history([
      (1, .failure(finding("x", first, shrunk: false))),
      (2, .failure(finding("x", "A at b:1", shrunk: true))),
      (3, .failure(finding("y", "A at b:1", shrunk: false))),
      (4, .failure(finding("y", "A at b:2", shrunk: true))),
    ])
    #expect(history.findings.map(\.origin) == ["A at b:1", "A at b:1", "A at b:2"])
    #expect(history.failures.map(\.artifact) == ["x", "y"])
    #expect(history.results[0].artifacts == ["x", "y"] && history.results[0].failures == 2)
    #expect(history.results[1].artifacts.isEmpty && history.results[1].failures == 0)
  }

  @Test func `Of the inputs with a failure the first that was shrunk is shown`() {
    let history = history(
      [("p", false), ("q", true), ("r", true), ("s", false)].map { artifact, shrunk in
        (1, .failure(finding(artifact, "A at b:1", shrunk: shrunk)))
      })
    #expect(history.failures.map(\.artifact) == ["q"] && history.findings.count == 4)
  }

  @Test func `A slice that was ended by force keeps its number`() {
    let first = history([(1, .sample(sample("A", 5, runs: 1, edges: 1)))])
    #expect(first.lastSlice == 5 && history([]).lastSlice == 0)
    let second = history([
      (1, .sample(sample("A", 5, runs: 1, edges: 1))),
      (2, .slice(.init(sample("B", 4, runs: 1, edges: 1), new: .init(), .asked))),
      (3, .sample(sample("A", 3, runs: 1, edges: 1))),
    ])
    #expect(second.lastSlice == 5 && second.open.keys.sorted() == [3, 5])
  }

  @Test func `A plateau lasts until something new is found`() {
    let found = sample("A", 9, runs: 1, edges: 1)
    var history = history([(9, .plateau(.init(property: "A", since: 300)))])
    #expect(history.results.map(\.plateau) == [300, nil])
    #expect(history.results.table[1].hasSuffix("nothing new for 5 min"))
    history.add(JournalLine(at: 10, event: .slice(.init(found, new: .init(features: 1), .asked))))
    #expect(history.results[0].plateau == nil)
  }

  @Test func `Numbers that can't be are no trap`() {
    let line = """
      {"at":1e300,"corpus":1,"edges":9223372036854775807,"end":"asked","features":-1,\
      "kind":"slice","mode":"edges","newEdges":1,"newFeatures":9223372036854775807,"property":"A",\
      "runs":9223372036854775807,"seconds":1e-300,"slice":9223372036854775807}

      """
    let journal = JournalText(Data("\(line)\(line){\n[]\n\n{\"at\":1}\n".utf8))
    let history = CampaignHistory(Self.order, journal.lines)
    #expect(journal.lines.isEmpty && journal.damaged == [1, 2, 3, 4, 6])
    #expect(history.results.table.count == 3 && !history.hasFuzzed)
    var plan = CampaignPlan(laws: 2, modes: [.edges], seconds: 1e9, jobs: 1)
    plan.resume(
      after: history.slices.map {
        (CampaignPlan.Choice(law: 0, mode: $0.mode), $0.newFeatures, $0.seconds, isCut: false)
      })
    #expect((0..<9).allSatisfy { _ in plan.next(running: []) != nil })
  }

  @Test func `New is what no earlier slice of a like mode has reached`() {
    func sample(_ mode: FuzzMode, _ features: Int) -> JournalLine.Sample {
      .init(
        property: "A", mode: mode, slice: 1, runs: 1, seconds: 1, edges: features / 10,
        features: features, corpus: 1)
    }
    var best = BestCoverage([])
    #expect(best.add(sample(.counts, 900), from: .init(edges: 80, features: 800)).features == 100)
    // Short inputs begin with less, and reach again what is known.
    let short = best.add(sample(.short, 300), from: .init(edges: 10, features: 100))
    #expect(short == .init(edges: 0, features: 0))
    let values = best.add(sample(.values, 5000), from: .init(edges: 90, features: 4000))
    #expect(values == .init(edges: 410, features: 1000))
    #expect(best.add(sample(.edges, 99), from: nil) == .init())
    var none = BestCoverage([])
    let nothing = none.add(sample(.counts, 0), from: .init())
    #expect(nothing == .init() && none.allEdges == 0)
    let first = none.add(sample(.counts, 70), from: .init())
    #expect(first == .init(edges: 7, features: 70))
    // Another build has other edges, and hides nothing from this one.
    let address = best.add(sample(.address, 9000), from: .init(edges: 800, features: 8000))
    #expect(address == .init(edges: 100, features: 1000))
    let counts = best.add(sample(.counts, 5100), from: .init(edges: 500, features: 5000))
    #expect(counts == .init(edges: 10, features: 100) && best.allEdges == 510)
  }
}
