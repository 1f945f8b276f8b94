import Foundation
import Testing

@testable import PropertyFuzzing

/// What a report reads from a journal.
@Suite struct CampaignRecordTests {
  @Test func `Slices are added up, and what they found is what they began without`() throws {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 103), features: (400, 410))
    example.addSlice(at: 10, edges: (103, 103), features: (600, 602))
    let law = try #require(example.record["First"])
    #expect(law.runs == 2000 && law.seconds == 20 && law.slices == 2)
    #expect(law.edges == 103 && law.features == 602 && law.corpus == 9)
    #expect(law.newEdges.found == 3 && law.newFeatures.found == 12)
    #expect(law.runsPerSecond == 100 && law.firstEdges == 100 && law.barren == 0)
    #expect(example.record["Second"]?.firstEdges == nil)
  }

  @Test func `A slice that was ended by force counts as far as it is known`() throws {
    var example = CampaignExample()
    example.addSlice(at: 0, isKilled: true)
    example.add(at: 5, .begin(.init(resumed: true)))
    example.addSlice(at: 5, features: (400, 401))
    let record = example.record
    let law = try #require(record["First"])
    #expect(law.runs == 1500 && law.slices == 1 && law.newFeatures.found == 1)
    #expect(record.resumptions == 1 && record.elapsed == 15 && record.end == nil)
  }

  @Test func `A plateau lasts until something is found`() {
    var example = CampaignExample()
    example.addSlice(at: 0)
    example.add(at: 10, .plateau(.init(property: "First", since: 10)))
    #expect(example.record["First"]?.isOnPlateau == true)
    #expect(example.record["First"]?.barren == 10)
    example.addSlice(at: 10, features: (400, 402))
    #expect(example.record["First"]?.isOnPlateau == false)
  }

  @Test func `Numbers of a damaged journal do no harm`() throws {
    var example = CampaignExample()
    let wild = [Int.max, .min, 0, -1]
    for (number, value) in wild.enumerated() {
      example.add(
        at: number.isMultiple(of: 2) ? 1e300 : -1e300,
        .slice(
          .init(
            property: "Unknown", mode: .edges, slice: value, runs: value, seconds: 1e300,
            edges: value, features: value, corpus: value, newEdges: wild[3 - number],
            newFeatures: wild[3 - number], end: .killed)))
    }
    let report = CampaignReport(example.record, coverage: nil)
    #expect(report.content.laws.map(\.name).last == "Unknown")
    #expect(report.page.contains("Unknown"))
    #expect(try report.json().contains("Unknown"))
  }

  @Test func `The curve of all laws rises only by what is found`() {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 104), features: (400, 410))
    example.addSlice(of: "Second", at: 10, edges: (50, 51), features: (90, 92))
    let charts = ReportCharts(example.record)
    #expect(charts.whole.edges == [150, 150, 154, 154, 155, 155])
    #expect(charts.whole.features == [0, 5, 10, 11, 12, 12])
    #expect(charts.whole.at == [0, 5, 10, 15, 20, 20])
    #expect(charts.laws.map(\.name) == ["Editing/First", "Editing/Second"])
  }

  @Test func `Edges of the build with AddressSanitizer aren't those of the others`() {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 104), features: (400, 410))
    example.addSlice(at: 10, edges: (900, 950), features: (4000, 4010), mode: .address)
    let charts = ReportCharts(example.record)
    #expect(charts.whole.edges.last == 104 && charts.whole.features.last == 20)
    #expect(example.record["First"]?.edges == 104)
  }

  @Test func `A long campaign has no more points than a chart shows`() {
    var example = CampaignExample()
    for slice in 0..<1000 {
      example.addSlice(at: Double(slice) * 10, edges: (slice, slice + 1), features: (1, 2))
    }
    let charts = ReportCharts(example.record)
    #expect(charts.whole.at.count <= 400 && charts.laws[0].at.count <= 102)
    #expect(charts.whole.edges.last == 1000 && charts.laws[0].features.last == 1000)
  }

  @Test(arguments: [
    (0.0, "0 s"), (59.4, "59 s"), (60, "1 min"), (3600, "1 h"), (3905, "1 h 5 min"),
    (100_000, "1 d 3 h"), (-1, "0 s"), (1e300, "11574 d 1 h"),
  ])
  func `Durations are read in two units`(seconds: Double, text: String) {
    #expect(seconds.asDuration == text)
  }

  @Test(arguments: [(0.0, "0"), (0.26, "0.3"), (9.97, "10"), (12.4, "12"), (1234.5, "1,235")])
  func `Estimates are rounded`(number: Double, text: String) {
    #expect(number.rough == text)
  }

  @Test func `Only all of it is 100 %`() {
    #expect(1.0.asPercentage == "100.0 %" && 0.99999.asPercentage == "99.9 %")
  }
}
