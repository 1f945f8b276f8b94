import Foundation
import PropertyConsole
import Testing

@testable import PropertyFuzzing

/// The values read from a journal and from llvm-cov's export.
@Suite struct CampaignRecordTests {
  @Test func `Slices are added up, and features count as found if new since the start`() throws {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 103), features: (400, 410))
    example.addSlice(at: 10, edges: (103, 103), features: (600, 602))
    // A slice that was killed counts up to its last sample.
    example.addSlice(at: 20, isKilled: true)
    example.add(at: 25, .begin(.init(resumed: true)))
    example.addSlice(at: 25, features: (600, 601))
    let (record, law) = (example.record, try #require(example.record["First"]))
    #expect(law.runs == 3500 && law.seconds == 35 && law.slices == 3)
    #expect(law.edges == 103 && law.features == 602 && law.corpus == 9)
    #expect(law.newEdges == 3 && law.newFeatures == 13)
    #expect(law.runsPerSecond == 100 && law.firstEdges == 100 && law.barren == 0)
    #expect(record["Second"]?.firstEdges == nil)
    #expect(record.resumptions == 1 && record.elapsed == 35 && record.end == nil)
  }

  @Test func `The curve of all laws doesn't add edges of different kinds of builds`() {
    var example = CampaignExample()
    example.addSlice(at: 0, edges: (100, 104), features: (400, 410))
    example.addSlice(of: "Second", at: 10, edges: (50, 51), features: (90, 92))
    let charts = ReportCharts(example.record)
    #expect(charts.whole.edges == [150, 150, 154, 154, 155, 155])
    #expect(charts.whole.features == [0, 5, 10, 11, 12, 12])
    #expect(charts.whole.at == [0, 5, 10, 15, 20, 20])
    #expect(charts.laws.map(\.name) == ["Editing/First", "Editing/Second"])
    // The build with AddressSanitizer has different edges.
    example.addSlice(at: 20, edges: (900, 950), features: (4000, 4010), mode: .address)
    let later = ReportCharts(example.record).whole
    #expect(later.edges.last == 155 && later.features.last == 22)
    #expect(example.record["First"]?.edges == 104)
  }

  private func coverage(_ segments: String?...) throws -> SourceCoverage {
    let files = zip(["B", "C/D"], segments).map { name, segments in
      #"{"filename":"a/Sources/\#(name).swift","summary":{"lines":{"count":9,"covered":6}}"#
        + (segments.map { #","segments":\#($0)"# } ?? "") + "}"
    }
    let text = #"{"data":[{"files":[\#(files.joined(separator: ","))],"totals":{}}]}"#
    return try SourceCoverage(export: Data(text.utf8))
  }

  @Test func `Lines that no execution reached are found`() throws {
    // A function in lines 1 to 9, with branches never taken in lines 3 to 5 and within line 7.
    let branches = """
      [[1,10,5,true,true,false],[3,8,0,true,true,false],[5,4,5,true,false,false],
      [7,12,0,true,true,false],[7,20,5,true,false,false],[9,2,0,false,false,false]]
      """
    let uncalled = "[[2,1,0,true,true,false],[6,2,0,false,false,false]]"
    #expect(try coverage(branches, uncalled).files.map(\.unreached) == [[4...5], [2...6]])
    let summary = try coverage(nil, nil)
    #expect(summary.files.map(\.path) == ["B.swift", "C/D.swift"])
    #expect(summary.files.allSatisfy { $0.unreached == nil })
    #expect(summary.lines == 18 && summary.covered == 12)
  }
}

/// The values read from libFuzzer's output.
@Suite struct FuzzStatusTests {
  private static let begun = "#2\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb\n"
  private static let since = "INFO: property-fuzz: fuzzing since 123.456\n"

  @Test func `Only the last status of a log counts`() throws {
    let log = """
      #1048576\tpulse  cov: 431 ft: 2020 corp: 310/4096b lim: 512 exec/s: 209715 rss: 61Mb
      ###### Recommended dictionary. ######
      """
    let status = try #require(FuzzStatus(log: Self.begun + log))
    #expect(status.runs == 1_048_574 && status.since == nil && status.corpus == 310)
    #expect(status.coverage == .init(edges: 431, features: 2020))
    #expect(status.initial == .init(edges: 11, features: 12))
  }

  @Test func `Corpus inputs aren't counted as runs, and a log may lack a status`() throws {
    let log = "#64\tpulse  cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb"
    let status = try #require(FuzzStatus(log: log))
    #expect(status.runs == 0 && status.initial == nil)
    #expect(FuzzStatus(log: "INFO: Seed: 1\nerror: no") == nil)
  }
}
