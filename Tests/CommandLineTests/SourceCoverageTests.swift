import Foundation
import PropertyConsole
import Testing

@testable import PropertyFuzzing

/// What a report reads from llvm-cov's export.
@Suite struct SourceCoverageTests {
  private func export(_ segments: String?, path: String = "a/Sources/B.swift") -> String {
    let rest = segments.map { #","segments":\#($0)"# } ?? ""
    return #"{"filename":"\#(path)","summary":{"lines":{"count":9,"covered":6}}\#(rest)}"#
  }

  private func coverage(_ files: String...) throws -> SourceCoverage {
    let text = #"{"data":[{"files":[\#(files.joined(separator: ","))],"totals":{}}]}"#
    return try SourceCoverage(export: Data(text.utf8))
  }

  /// The function of lines 1 to 9, a branch never taken in lines 3 to 5, another within line 7.
  private static let segments = """
    [[1,10,5,true,true,false],[3,8,0,true,true,false],[5,4,5,true,false,false],
    [7,12,0,true,true,false],[7,20,5,true,false,false],[9,2,0,false,false,false]]
    """

  @Test func `Lines that no execution reached are found`() throws {
    let file = try #require(try coverage(export(Self.segments)).files.first)
    #expect(file.unreached == [4...5])
    #expect(file.lines == 9 && file.covered == 6)
  }

  @Test func `A function that is never called is one range`() throws {
    let file = try coverage(export("[[2,1,0,true,true,false],[6,2,0,false,false,false]]")).files[0]
    #expect(file.unreached == [2...6])
  }

  @Test func `A summary alone has no lines`() throws {
    let coverage = try coverage(
      export(nil, path: "a/Sources/B.swift"), export(nil, path: "a/Sources/C/D.swift"))
    #expect(coverage.files.map(\.path) == ["B.swift", "C/D.swift"])
    #expect(coverage.files.allSatisfy { $0.unreached == nil })
    #expect(coverage.lines == 18 && coverage.covered == 12)
  }

  @Test func `A file that is something else is refused in one line`() throws {
    let parent = try TemporaryFolder()
    #expect(try SourceCoverage(folder: parent.url.path) == nil)
    try Data("{}".utf8).write(to: parent.url.appendingPathComponent("coverage.json"))
    #expect(throws: UsageError.self) { try SourceCoverage(folder: parent.url.path) }
  }
}
