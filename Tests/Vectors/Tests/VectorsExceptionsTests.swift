import Foundation
import PropertyConsole
import Testing

@testable import vectors

/// The exceptions in rows are checked in both directions.
@Suite struct VectorsExceptionsTests {
  @Test func `Every reason for an exception is used in rows`() throws {
    let reports = try Vectors.names.map { try Vectors.report($0) }
    #expect(reports.allSatisfy { $0.stale.isEmpty })
    let used = Set(reports.flatMap(\.exceptedReasons.keys))
    #expect(used == Set(VectorException.reasons.values.map { "by \($0)" }))
  }

  /// The report of a single row with an exception: a text that Babel reads as 1.
  private func report(
    on input: String, ours: String, reason: String = "spaces-around"
  ) throws -> VectorFileReport {
    let row = Vectors.line(
      "babel-parse", #""locale": "en_US", "strict": true"#, edit: #""text": "\#(input)""#,
      expected: #""ok": true, "value": "1""#)
    let exception = #", "exceptions": [{"reason": "\#(reason)", "ours": "\#(ours)"}]}"#
    return try Vectors.report(of: row.dropLast() + exception)
  }

  @Test func `A passing row counts as passing even if it has an exception`() throws {
    let report = try report(on: "+1", ours: "refused")
    #expect(report.passed == 1 && report.failed == 0 && report.excepted == 0)
    let line = "  stale: 1 passed with an exception by N6: A number has nothing before or after "
    #expect(report.lines.contains { $0.hasPrefix(line) && $0.hasSuffix("; remove it") })
  }

  @Test func `An exception allows only the answer that it states`() throws {
    #expect(try report(on: " 1", ours: "refused").excepted == 1)
    let note = try report(on: " 1", ours: "13").differences.first?.note
    #expect(note?.hasPrefix("the exception by N6: ") == true)
    #expect(note?.hasSuffix(" has another answer: 13") == true)
  }

  @Test func `An exception with a reason that isn't listed is refused`() throws {
    #expect(throws: UsageError.self) { try report(on: " 1", ours: "1", reason: "mine") }
  }
}
